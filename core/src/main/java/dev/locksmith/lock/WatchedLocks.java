package dev.locksmith.lock;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Makes watched locks by static methods that take the site first: that is what a constructor
 * reference such as {@code ReentrantLock::new} is turned into, with the site as a captured
 * argument.
 */
public final class WatchedLocks {
  private WatchedLocks() {}

  /** As {@link WatchedReentrantLock#WatchedReentrantLock(int)}. */
  public static ReentrantLock reentrantLock(int site) {
    return new WatchedReentrantLock(site);
  }

  /** As {@link WatchedReentrantLock#WatchedReentrantLock(boolean, int)}. */
  public static ReentrantLock reentrantLock(int site, boolean fair) {
    return new WatchedReentrantLock(fair, site);
  }

  /** As {@link WatchedReentrantReadWriteLock#WatchedReentrantReadWriteLock(int)}. */
  public static ReentrantReadWriteLock readWriteLock(int site) {
    return new WatchedReentrantReadWriteLock(site);
  }

  /** As {@link WatchedReentrantReadWriteLock#WatchedReentrantReadWriteLock(boolean, int)}. */
  public static ReentrantReadWriteLock readWriteLock(int site, boolean fair) {
    return new WatchedReentrantReadWriteLock(fair, site);
  }

  /** As {@link WatchedSemaphore#WatchedSemaphore(int, int)}. */
  public static Semaphore semaphore(int site, int permits) {
    return new WatchedSemaphore(permits, site);
  }

  /** As {@link WatchedSemaphore#WatchedSemaphore(int, boolean, int)}. */
  public static Semaphore semaphore(int site, int permits, boolean fair) {
    return new WatchedSemaphore(permits, fair, site);
  }
}
