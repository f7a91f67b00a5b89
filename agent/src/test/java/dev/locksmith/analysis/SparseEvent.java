package dev.locksmith.analysis;

import jdk.jfr.Event;
import jdk.jfr.Name;

/** A contention of a version that knew fewer fields, and one of them as another type. */
@Name("dev.locksmith.LockContention")
final class SparseEvent extends Event {
  String site = "com.acme.Old.lock";
  String lockId = "none";
}
