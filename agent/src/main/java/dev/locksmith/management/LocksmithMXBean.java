package dev.locksmith.management;

import java.util.Map;

/**
 * What the JMX bean {@code dev.locksmith:type=Locksmith} offers. Counts are those since the JVM
 * started; they are read, not collected for the bean, so asking often costs the application
 * nothing.
 */
@Description("What Locksmith has swapped in this JVM, and how much threads waited there")
public interface LocksmithMXBean {
  /** Whether new locks are swapped: {@code false} once Locksmith was stopped. */
  @Description("Whether new locks are swapped: false once Locksmith was stopped")
  boolean isEnabled();

  /** The sites whose locks are swapped, each under its {@linkplain SiteView#getName name}. */
  @Description("The sites whose locks are swapped, with their counts since the JVM started")
  Map<String, SiteView> getSites();

  /** Why locks were left alone, by place. */
  @Description("Why locks were left alone, by place")
  Map<String, String> getLeftAlone();

  /** How many sites there are. */
  @Description("How many sites there are")
  int getSiteCount();

  /** How many locks were made at all sites. */
  @Description("How many locks were made at all sites")
  long getLocksCreated();

  /** How many acquisitions at all sites found the lock taken, and ended. */
  @Description("How many acquisitions at all sites found the lock taken, and ended")
  long getContendedAcquisitions();

  /** How many threads wait at all sites right now. */
  @Description("How many threads wait at all sites right now")
  long getWaitingThreads();

  /** What all contended acquisitions waited together, in seconds. */
  @Description("What all contended acquisitions waited together, in seconds")
  double getWaitSeconds();

  /**
   * Lets the locks of one site wait in another way, those that exist and those to come. Threads
   * that wait already go on as they began.
   *
   * @param site a key of {@link #getSites}, or as much of its beginning as names one site
   * @param policy {@code padded}, {@code optimistic} or {@code mcs}
   * @throws IllegalArgumentException if there is no such site or policy, or the site's locks have
   *     the JDK's own algorithm; the message says what to do
   * @throws IllegalStateException if Locksmith was stopped
   */
  @Description("Lets the locks of one site wait in another way, those that exist and those to come")
  void movePolicy(
      @Description("A key of Sites, or as much of its beginning as names one site") String site,
      @Description("padded, optimistic or mcs") String policy);

  /**
   * Notes in the recording, where there is one, that a comparison has moved policies and measures
   * from now on: a {@code dev.locksmith.ArmChange} event.
   *
   * @param arm whose window begins; empty where the comparison is over
   * @param phase what the window is part of, in a word
   * @param round counted from 1 in each phase
   * @param settlingMillis the beginning of the window that is not counted, in milliseconds
   */
  @Description("Notes in the recording, as an ArmChange event, that a comparison moved policies")
  void markArm(
      @Description("Whose window begins; empty where the comparison is over") String arm,
      @Description("What the window is part of, in a word") String phase,
      @Description("The round, counted from 1 in each phase") int round,
      @Description("The beginning of the window that is not counted, in milliseconds")
          long settlingMillis);

  /**
   * The kill switch, which cannot be taken back: new locks are the JDK's own, and the swapped ones
   * that are there stop spinning and telling, even while they are held and waited for.
   */
  @Description("The kill switch: new locks are the JDK's own, the others stop spinning and telling")
  void stop();
}
