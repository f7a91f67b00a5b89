package dev.locksmith.lock;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Makes tuned locks by static methods that take the site first: that is what a constructor
 * reference such as {@code ReentrantLock::new} is turned into, with the site as a captured
 * argument.
 */
public final class TunedLocks {
  private TunedLocks() {}

  /** As {@link TunedReentrantLock#TunedReentrantLock(int)}. */
  public static ReentrantLock reentrantLock(int site) {
    return new TunedReentrantLock(site);
  }

  /** As {@link TunedReentrantLock#TunedReentrantLock(boolean, int)}. */
  public static ReentrantLock reentrantLock(int site, boolean fair) {
    return new TunedReentrantLock(fair, site);
  }

  /** As {@link TunedReentrantReadWriteLock#TunedReentrantReadWriteLock(int)}. */
  public static ReentrantReadWriteLock readWriteLock(int site) {
    return new TunedReentrantReadWriteLock(site);
  }

  /** As {@link TunedReentrantReadWriteLock#TunedReentrantReadWriteLock(boolean, int)}. */
  public static ReentrantReadWriteLock readWriteLock(int site, boolean fair) {
    return new TunedReentrantReadWriteLock(fair, site);
  }

  /** As {@link TunedSemaphore#TunedSemaphore(int, int)}. */
  public static Semaphore semaphore(int site, int permits) {
    return new TunedSemaphore(permits, site);
  }

  /** As {@link TunedSemaphore#TunedSemaphore(int, boolean, int)}. */
  public static Semaphore semaphore(int site, int permits, boolean fair) {
    return new TunedSemaphore(permits, fair, site);
  }
}
