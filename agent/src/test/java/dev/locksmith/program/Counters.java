package dev.locksmith.program;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.management.MBeanServerFactory;

/**
 * A service whose threads contend for one lock of each type all the while. For each byte that it
 * reads it says whether new locks are the JDK's own, how many MBean servers there are, and whether
 * all locks exclude and go from hand to hand.
 */
public final class Counters {
  private static final int THREADS = 3;
  private static final long HOLD_NANOS = 20_000;

  private static final ReentrantLock lock = new ReentrantLock();
  private static final ReentrantReadWriteLock readWriteLock = new ReentrantReadWriteLock();
  private static final Semaphore permits = new Semaphore(1);

  private final Runnable acquire;
  private final Runnable release;

  /** Each guarded by what {@link #acquire} takes. */
  private long count;

  private final long[] countOfThread = new long[THREADS];

  private Counters(Runnable acquire, Runnable release) {
    this.acquire = acquire;
    this.release = release;
  }

  /** Runs until its input ends. */
  public static void main(String[] args) throws Exception {
    Counters[] all = {
      new Counters(lock::lock, lock::unlock),
      new Counters(readWriteLock.writeLock()::lock, readWriteLock.writeLock()::unlock),
      new Counters(permits::acquireUninterruptibly, permits::release),
    };
    for (Counters counters : all) {
      for (int i = 0; i < THREADS; i++) {
        int number = i;
        Thread thread = new Thread(() -> counters.run(number), "counter-" + i);
        thread.setDaemon(true);
        thread.start();
      }
    }
    System.out.println("ready");
    while (System.in.read() >= 0) {
      System.out.println(
          newLock() + " " + MBeanServerFactory.findMBeanServer(null).size() + " " + check(all));
    }
  }

  private void run(int number) {
    while (true) {
      acquire.run();
      try {
        count++;
        countOfThread[number]++;
        if (count % 16 == 0) {
          LockSupport.parkNanos(HOLD_NANOS);
        }
      } finally {
        release.run();
      }
    }
  }

  private static String newLock() {
    return new ReentrantLock().getClass() == ReentrantLock.class ? "jdk" : "drop-in";
  }

  private static String check(Counters[] all) throws InterruptedException {
    for (Counters counters : all) {
      long before = counters.sum();
      long deadline = System.nanoTime() + 60_000_000_000L;
      while (counters.sum() == before) {
        if (System.nanoTime() > deadline) {
          return "stuck";
        }
        Thread.sleep(1);
      }
    }
    return "ok";
  }

  private long sum() {
    acquire.run();
    try {
      long sum = 0;
      for (long one : countOfThread) {
        sum += one;
      }
      if (sum != count) {
        throw new IllegalStateException("two threads held one lock");
      }
      return sum;
    } finally {
      release.run();
    }
  }
}
