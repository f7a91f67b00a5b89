package dev.locksmith.jmc;

import jdk.jfr.Event;
import jdk.jfr.Name;

/** Writes what was swapped as Locksmith does. */
@Name("dev.locksmith.LockSwap")
final class SwapEvent extends Event {
  String site = "com.acme.Pool.lock";
  String lockType = "ReentrantLock";
  boolean swapped = true;
  String strategy = "padded";
  long created;
}
