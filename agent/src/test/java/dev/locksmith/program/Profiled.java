package dev.locksmith.program;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import one.profiler.AsyncProfiler;
import one.profiler.Counter;

/** Meetings at a lock of each type; prints how long threads waited, and what async-profiler saw. */
public final class Profiled {
  /** How many threads are parked, one after the other, for each lock; for readers and writers. */
  public static final int ROUNDS = 20;

  /** How long each is parked at least. */
  public static final long PARKED_NANOS = Meeting.HOLD_NANOS;

  private Profiled() {}

  /**
   * Runs.
   *
   * @param args how many locks to make at each site; the last is the one that is used
   */
  public static void main(String[] args) {
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
    profiler.start("lock", 1);
    for (Meeting meeting : Meeting.at(lock, readWriteLock, permits)) {
      for (int i = 0; i < ROUNDS; i++) {
        long nanos = meeting.waitForCaller(Thread::new);
        System.out.println("waited " + meeting.lockType() + " " + nanos);
      }
    }
    profiler.stop();
    print("samples", profiler.dumpCollapsed(Counter.SAMPLES));
    print("nanos", profiler.dumpCollapsed(Counter.TOTAL));
  }

  private static void print(String counter, String collapsed) {
    collapsed.lines().forEach(line -> System.out.println(counter + " " + line));
  }
}
