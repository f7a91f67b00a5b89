package dev.locksmith.event.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Timespan;

/** One contended acquisition; its duration is the wait. */
@Name("dev.locksmith.LockContention")
@Label("Lock Contention")
@Description(
    "A lock was taken on arrival; the duration is the wait. The record of an exclusive lock is"
        + " written after its release, so its stack trace is that of the unlock")
@Category("Locksmith")
final class LockContentionEvent extends Event {
  @Label("Site")
  @Description("The field or the place in the code at which the lock was made")
  String site;

  @Label("Lock Type")
  @Description("The JDK type that was swapped")
  String lockType;

  @Label("Mode")
  @Description("What was asked for: exclusive, read, write or permit")
  String mode;

  @Label("Strategy")
  @Description("How the lock's threads wait")
  String strategy;

  @Label("Lock Id")
  @Description("A number of the lock that stays the same for its life")
  long lockId;

  @Label("Owner")
  @Description("The thread that held the lock exclusively on arrival, where it is known")
  Thread owner;

  @Label("Owner Name")
  @Description("The name of that thread, which outlives it in the recording")
  String ownerName;

  @Label("Fair")
  @Description("Whether the lock serves its waiters in the order of their arrival")
  boolean fair;

  @Label("Queue Length")
  @Description("How many threads stood in line on arrival")
  int queueLength;

  @Label("Spin Time")
  @Description("The part of the wait that was spent spinning")
  @Timespan(Timespan.NANOSECONDS)
  long spinTime;

  @Label("Parks")
  @Description("How often the waiter was parked; -1 where the lock does not tell, as the JDK's own")
  int parks;

  @Label("Outcome")
  @Description("acquired, timed out or interrupted")
  String outcome;
}
