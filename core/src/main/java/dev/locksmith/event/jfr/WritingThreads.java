package dev.locksmith.event.jfr;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The threads that are writing an event right now. Not a {@link ThreadLocal}: one would leave an
 * entry in every application thread. By identity, since threads may override {@code equals}; under
 * a monitor, which is no lock that can be swapped.
 */
final class WritingThreads {
  private final Set<Thread> threads =
      Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

  /** Enters; {@code false} if the thread is in already. */
  boolean enter(Thread thread) {
    return threads.add(thread);
  }

  void leave(Thread thread) {
    threads.remove(thread);
  }
}
