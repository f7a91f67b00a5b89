package dev.locksmith.event.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Threshold;

/**
 * A long critical section; its duration is that of the section.
 *
 * <p>Only sections that began with a wait are timed. To time all of them would cost every release a
 * look at a clock or at least at a flag, also where nobody ever waits; and a lock whose sections
 * are a problem has waits before nearly all of them. One that was entered without a wait is the
 * {@code owner} in the waits that it causes.
 */
@Name("dev.locksmith.LockHold")
@Label("Lock Hold")
@Description(
    "A lock was held exclusively for long after a wait for it; the duration is that of the critical"
        + " section, the stack trace is that of its end")
@Category("Locksmith")
@Enabled(false)
@Threshold("10 ms")
final class LockHoldEvent extends Event {
  @Label("Site")
  @Description("The field or the place in the code at which the lock was made")
  String site;

  @Label("Lock Type")
  @Description("The JDK type that was swapped")
  String lockType;

  @Label("Mode")
  @Description("How the lock was held: exclusive or write")
  String mode;

  @Label("Strategy")
  @Description("How the lock's threads wait")
  String strategy;

  @Label("Lock Id")
  @Description("A number of the lock that stays the same for its life")
  long lockId;
}
