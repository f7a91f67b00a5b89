package dev.locksmith.management;

/** The agent, as far as the JMX bean needs it. */
public interface Host {
  /** The kill switch. */
  void stop();

  /**
   * Notes in the recording that a comparison has moved policies.
   *
   * @param settlingMillis the beginning of the window that is not counted, in milliseconds
   */
  void markArm(String arm, String phase, int round, long settlingMillis);

  /** Tells of a decision, if the user wants to read all of them. */
  void decided(String line);

  /** Tells the user what went wrong, in one line. */
  void tell(String line);
}
