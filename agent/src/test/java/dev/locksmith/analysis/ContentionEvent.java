package dev.locksmith.analysis;

import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.Timespan;

/** Writes what an application under Locksmith writes. */
@Name("dev.locksmith.LockContention")
final class ContentionEvent extends Event {
  String site = "com.acme.Pool.lock";
  String lockType = "ReentrantLock";
  String mode = "exclusive";
  String strategy = "jdk";
  long lockId = 1;
  Thread owner;
  String ownerName;
  boolean fair;
  int queueLength;

  @Timespan(Timespan.NANOSECONDS)
  long spinTime;

  int parks = -1;
  String outcome = "acquired";
}
