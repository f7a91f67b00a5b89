package dev.locksmith.analysis;

import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** Writes what an application under Locksmith writes. */
@Name("dev.locksmith.LockSwap")
@StackTrace(false)
final class SwapEvent extends Event {
  String site;
  String lockType = "ReentrantLock";
  boolean swapped;
  String strategy = "";
  String policy = "";
  boolean compact;
  String reason = "";
  long created;
  long waiting;

  static void swapped(String site, long created) {
    swapped(site, created, 0);
  }

  static void swapped(String site, long created, long waiting) {
    SwapEvent event = new SwapEvent();
    event.site = site;
    event.swapped = true;
    event.strategy = "jdk";
    event.created = created;
    event.waiting = waiting;
    event.commit();
  }

  static void leftAlone(String site, String lockType, String reason) {
    SwapEvent event = new SwapEvent();
    event.site = site;
    event.lockType = lockType;
    event.reason = reason;
    event.commit();
  }
}
