package dev.locksmith.conformance;

import java.util.Collection;
import java.util.concurrent.Semaphore;

/** The protected methods of a {@link Semaphore}, under their own names. */
interface SemaphoreProbe {
  Collection<Thread> getQueuedThreads();

  void reducePermits(int reduction);

  /** The semaphore itself if it is a probe, else one that calls the overrides of a drop-in. */
  static SemaphoreProbe of(Semaphore semaphore) {
    return semaphore instanceof SemaphoreProbe probe
        ? probe
        : Overrides.of(semaphore, SemaphoreProbe.class);
  }
}
