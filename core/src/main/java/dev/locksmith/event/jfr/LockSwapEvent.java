package dev.locksmith.event.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;

/** One place in the code at which locks are made: swapped, or left alone and why. */
@Name("dev.locksmith.LockSwap")
@Label("Lock Swap")
@Description("A place at which locks are made: swapped, or left alone for the given reason")
@Category("Locksmith")
@StackTrace(false)
@Period("everyChunk")
final class LockSwapEvent extends Event {
  @Label("Site")
  @Description("The field or the place in the code at which the lock is made")
  String site;

  @Label("Lock Type")
  @Description("The JDK type; empty where the reason concerns several")
  String lockType;

  @Label("Swapped")
  @Description("Whether locks made here are Locksmith's; if not, the reason says why")
  boolean swapped;

  @Label("Strategy")
  @Description("How the locks made here were to wait; empty where they were left alone")
  String strategy;

  @Label("Policy")
  @Description("How they wait now: differs from the strategy where it was moved since")
  String policy;

  @Label("Compact")
  @Description("Whether locks made here now are compact, since the memory for padded ones is spent")
  boolean compact;

  @Label("Reason")
  @Description("Why it was left alone; empty where it was swapped")
  String reason;

  @Label("Locks Created")
  @Description("How many locks were made here so far")
  long created;

  @Label("Threads Waiting")
  @Description("How many threads wait at locks of this site right now")
  long waiting;
}
