package dev.locksmith.program;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import one.profiler.AsyncProfiler;
import one.profiler.Counter;

/**
 * Threads that are parked for a lock of each type until its holder, who sees them parked, has held
 * it for a while more. Prints how long they waited, and what async-profiler has counted.
 */
public final class Profiled {
  /** How many threads are parked, one after the other, for each lock; for readers and writers. */
  public static final int ROUNDS = 20;

  /** How long each is parked at least. */
  public static final long HOLD_NANOS = 5_000_000;

  private Profiled() {}

  /**
   * Runs.
   *
   * @param args how many locks to make at each site; the last is the one that is used
   */
  public static void main(String[] args) throws Exception {
    AsyncProfiler profiler;
    try {
      profiler = AsyncProfiler.getInstance();
    } catch (UnsatisfiedLinkError | UnsupportedOperationException e) {
      System.out.println("cannot be loaded: " + e.getMessage());
      return;
    }
    ReentrantLock lock = null;
    ReentrantReadWriteLock readWriteLock = null;
    Semaphore permits = null;
    for (int i = 0; i < Integer.parseInt(args[0]); i++) {
      lock = new ReentrantLock();
      readWriteLock = new ReentrantReadWriteLock();
      permits = new Semaphore(1);
    }
    ReentrantReadWriteLock.ReadLock read = readWriteLock.readLock();
    ReentrantReadWriteLock.WriteLock write = readWriteLock.writeLock();

    profiler.start("lock", 1);
    waitFor("ReentrantLock", lock::lock, lock::unlock, lock::lock, lock::unlock);
    waitFor("ReentrantReadWriteLock", write::lock, write::unlock, write::lock, write::unlock);
    waitFor("ReentrantReadWriteLock", write::lock, write::unlock, read::lock, read::unlock);
    Runnable acquire = permits::acquireUninterruptibly;
    waitFor("Semaphore", acquire, permits::release, acquire, permits::release);
    profiler.stop();
    print("samples", profiler.dumpCollapsed(Counter.SAMPLES));
    print("nanos", profiler.dumpCollapsed(Counter.TOTAL));
  }

  private static void waitFor(
      String type, Runnable hold, Runnable letGo, Runnable acquire, Runnable release)
      throws InterruptedException {
    long waited = 0;
    for (int i = 0; i < ROUNDS; i++) {
      hold.run();
      Waiter waiter = new Waiter(acquire, release);
      waiter.start();
      while (waiter.getState() != Thread.State.WAITING) {
        Thread.sleep(1);
      }
      sleep();
      letGo.run();
      waiter.join();
      waited += waiter.nanos;
    }
    System.out.println("waited " + type + " " + waited);
  }

  private static void sleep() {
    long end = System.nanoTime() + HOLD_NANOS;
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
  }

  private static void print(String counter, String collapsed) {
    collapsed.lines().forEach(line -> System.out.println(counter + " " + line));
  }

  private static final class Waiter extends Thread {
    private final Runnable acquire;
    private final Runnable release;
    private long nanos;

    Waiter(Runnable acquire, Runnable release) {
      this.acquire = acquire;
      this.release = release;
    }

    @Override
    public void run() {
      long start = System.nanoTime();
      acquire.run();
      nanos = System.nanoTime() - start;
      release.run();
    }
  }
}
