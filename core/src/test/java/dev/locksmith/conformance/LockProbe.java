package dev.locksmith.conformance;

import java.util.Collection;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The protected methods of a {@link ReentrantLock}, under their own names. */
interface LockProbe {
  Thread getOwner();

  Collection<Thread> getQueuedThreads();

  Collection<Thread> getWaitingThreads(Condition condition);

  /** The lock itself if it is a probe, else one that calls the overrides of a drop-in. */
  static LockProbe of(ReentrantLock lock) {
    return lock instanceof LockProbe probe ? probe : Overrides.of(lock, LockProbe.class);
  }
}
