package dev.locksmith.jmc;

import jdk.jfr.Event;
import jdk.jfr.Name;

/** Writes a critical section as Locksmith does, of the length that a test wants. */
@Name("dev.locksmith.LockHold")
final class HoldEvent extends Event {
  String site = "com.acme.Pool.lock";
  String lockType = "ReentrantLock";
  String strategy = "jdk";
}
