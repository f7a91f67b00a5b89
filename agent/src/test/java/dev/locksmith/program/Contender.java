package dev.locksmith.program;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads per lock type that contend; prints what they counted together. */
public final class Contender {
  private static final int ROUNDS = 40;
  private static final long HOLD_NANOS = 2_000_000;

  private static final ReentrantLock lock = new ReentrantLock();
  private static final ReentrantReadWriteLock readWriteLock = new ReentrantReadWriteLock();
  private static final Semaphore permits = new Semaphore(1);
  private static final ReentrantLock neverContended = new ReentrantLock();

  private static int underLock;
  private static int underWriteLock;
  private static int underPermit;

  private Contender() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    neverContended.lock();
    neverContended.unlock();
    CyclicBarrier start = new CyclicBarrier(4);
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      boolean reads = i % 2 == 0;
      threads[i] = new Thread(() -> contend(start, reads), "contender-" + i);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(underLock + " " + underWriteLock + " " + underPermit);
  }

  private static void contend(CyclicBarrier start, boolean reads) {
    try {
      start.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    Lock view = reads ? readWriteLock.readLock() : readWriteLock.writeLock();
    for (int i = 0; i < ROUNDS; i++) {
      lock.lock();
      try {
        underLock++;
        LockSupport.parkNanos(HOLD_NANOS);
      } finally {
        lock.unlock();
      }
      view.lock();
      try {
        if (!reads) {
          underWriteLock++;
        }
        LockSupport.parkNanos(HOLD_NANOS);
      } finally {
        view.unlock();
      }
      permits.acquireUninterruptibly();
      try {
        underPermit++;
        LockSupport.parkNanos(HOLD_NANOS);
      } finally {
        permits.release();
      }
    }
  }
}
