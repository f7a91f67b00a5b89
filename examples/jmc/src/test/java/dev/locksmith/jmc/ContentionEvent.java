package dev.locksmith.jmc;

import jdk.jfr.Event;
import jdk.jfr.Name;

/** Writes a wait as Locksmith does, of the length that a test wants. */
@Name("dev.locksmith.LockContention")
final class ContentionEvent extends Event {
  String site = "com.acme.Pool.lock";
  String lockType = "ReentrantLock";
  String mode = "exclusive";
  String strategy = "jdk";
  long lockId = 1;
  boolean fair;
}
