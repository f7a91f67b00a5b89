package dev.locksmith.lock;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Answers for the methods that the JDK types declare {@code final} and that therefore read the
 * JDK's own synchronizer, which a tuned lock leaves unused. The JDK's methods are made to ask here
 * first. {@code isFair} needs no answer: the JDK's own is right.
 */
public final class TunedMonitoring {
  private TunedMonitoring() {}

  /** Whether the JDK's own answer would be wrong for that object, and the other methods apply. */
  public static boolean isTuned(Object lock) {
    return synchronizer(lock) != null;
  }

  /** As {@link ReentrantLock#hasQueuedThreads}, for a lock that {@link #isTuned is tuned}. */
  public static boolean hasQueuedThreads(Object lock) {
    return synchronizer(lock).hasQueuedThreads();
  }

  /**
   * As {@link ReentrantLock#hasQueuedThread}, for a lock that {@link #isTuned is tuned}.
   *
   * @throws NullPointerException if the thread is {@code null}
   */
  public static boolean hasQueuedThread(Object lock, Thread thread) {
    return synchronizer(lock).isQueued(thread);
  }

  /** As {@link ReentrantLock#getQueueLength}, for a lock that {@link #isTuned is tuned}. */
  public static int getQueueLength(Object lock) {
    return synchronizer(lock).getQueueLength();
  }

  /** The synchronizer of a tuned lock; {@code null} if the object is no such lock. */
  static AbstractQueuedSynchronizer synchronizer(Object lock) {
    if (lock instanceof TunedReentrantLock tuned) {
      return tuned.synchronizer();
    }
    if (lock instanceof TunedReentrantReadWriteLock tuned) {
      return tuned.synchronizer();
    }
    if (lock instanceof TunedSemaphore tuned) {
      return tuned.synchronizer();
    }
    return null;
  }
}
