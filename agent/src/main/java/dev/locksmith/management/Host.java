package dev.locksmith.management;

/** The agent, as far as the JMX bean needs it. */
public interface Host {
  /** The kill switch. */
  void stop();

  /** Tells of a decision, if the user wants to read all of them. */
  void decided(String line);

  /** Tells the user what went wrong, in one line. */
  void tell(String line);
}
