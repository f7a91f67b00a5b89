package dev.locksmith.conformance;

import java.util.concurrent.TimeUnit;

/**
 * One way of taking one lock: what a lock, a read lock, a write lock and the permits of a semaphore
 * have in common. The thread that calls {@link #occupy} keeps all other threads from taking it.
 */
interface Takeable {
  void take();

  void takeInterruptibly() throws InterruptedException;

  boolean tryTake();

  boolean tryTake(long time, TimeUnit unit) throws InterruptedException;

  void give();

  void occupy();

  void vacate();

  /** Whether nobody has taken it or occupies it. */
  boolean free();
}
