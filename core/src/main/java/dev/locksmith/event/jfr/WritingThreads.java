package dev.locksmith.event.jfr;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The threads that are writing an event right now. Not a {@link ThreadLocal}: one would leave an
 * entry in every application thread, and pin Locksmith's class loader there. {@link
 * ConcurrentHashMap} uses no lock that can be swapped.
 */
final class WritingThreads {
  private final Map<Thread, Boolean> threads = new ConcurrentHashMap<>();

  /** Enters; {@code false} if the thread is in already. */
  boolean enter(Thread thread) {
    return threads.putIfAbsent(thread, Boolean.TRUE) == null;
  }

  void leave(Thread thread) {
    threads.remove(thread);
  }
}
