package dev.locksmith.program;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads that come together, so that one waits for the other; they hold for 20 or 1 ms. */
public final class Holder {
  private static final int ROUNDS = 10;

  private static final ReentrantLock held = new ReentrantLock();
  private static final ReentrantReadWriteLock written = new ReentrantReadWriteLock();
  private static final ReentrantLock brief = new ReentrantLock();
  private static final Semaphore shared = new Semaphore(1);
  private static final ReentrantLock awaited = new ReentrantLock();
  private static final CyclicBarrier together = new CyclicBarrier(2);
  private static final Condition never = awaited.newCondition();

  private Holder() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    twice(() -> hold(held, 20));
    twice(() -> hold(written.writeLock(), 20));
    twice(() -> hold(brief, 1));
    twice(Holder::holdPermit);
    twice(Holder::awaitInside);
    System.out.println("done");
  }

  private static void twice(Runnable task) throws InterruptedException {
    Thread[] threads = {new Thread(task, "holder-0"), new Thread(task, "holder-1")};
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void hold(Lock lock, long millis) {
    for (int i = 0; i < ROUNDS; i++) {
      meet();
      lock.lock();
      lock.lock();
      try {
        sleep(millis);
      } finally {
        lock.unlock();
        lock.unlock();
      }
    }
  }

  private static void meet() {
    try {
      together.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void holdPermit() {
    for (int i = 0; i < ROUNDS; i++) {
      meet();
      shared.acquireUninterruptibly();
      try {
        sleep(20);
      } finally {
        shared.release();
      }
    }
  }

  /** Holds it for 1 ms, and lets it go for 40 ms in between. */
  private static void awaitInside() {
    for (int i = 0; i < ROUNDS; i++) {
      meet();
      awaited.lock();
      try {
        sleep(1);
        never.await(40, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      } finally {
        awaited.unlock();
      }
    }
  }

  private static void sleep(long millis) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
  }
}
