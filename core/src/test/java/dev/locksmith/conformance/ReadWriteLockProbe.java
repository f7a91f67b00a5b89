package dev.locksmith.conformance;

import java.util.Collection;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The protected methods of a {@link ReentrantReadWriteLock}, under their own names. */
interface ReadWriteLockProbe {
  Thread getOwner();

  Collection<Thread> getQueuedThreads();

  Collection<Thread> getQueuedReaderThreads();

  Collection<Thread> getQueuedWriterThreads();

  Collection<Thread> getWaitingThreads(Condition condition);

  /** The lock itself if it is a probe, else one that calls the overrides of a drop-in. */
  static ReadWriteLockProbe of(ReentrantReadWriteLock lock) {
    return lock instanceof ReadWriteLockProbe probe
        ? probe
        : Overrides.of(lock, ReadWriteLockProbe.class);
  }
}
