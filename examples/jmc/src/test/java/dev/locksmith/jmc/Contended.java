package dev.locksmith.jmc;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for a fair lock, most of the time, and a lock that nobody waits for. */
final class Contended {
  private static final int THREADS = 4;
  private static final int ROUNDS = 500;
  private static final long HOLD_NANOS = 500_000;

  private static final ReentrantLock fair = new ReentrantLock(true);
  private static final ReentrantLock quiet = new ReentrantLock();

  private Contended() {}

  public static void main(String[] args) throws InterruptedException {
    quiet.lock();
    quiet.unlock();
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      threads[i] = new Thread(Contended::contend);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void contend() {
    for (int i = 0; i < ROUNDS; i++) {
      fair.lock();
      try {
        LockSupport.parkNanos(HOLD_NANOS);
      } finally {
        fair.unlock();
      }
    }
  }
}
