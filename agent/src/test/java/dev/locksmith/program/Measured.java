package dev.locksmith.program;

import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Meetings at a lock of each type; prints for each way to wait how long all waits were together.
 */
public final class Measured {
  /** How many threads wait, one after the other, in each way. */
  public static final int ROUNDS = 25;

  /** The name of the thread that they wait for. */
  public static final String HOLDER = "holder";

  private static final ReentrantLock lock = new ReentrantLock();
  private static final ReentrantReadWriteLock readWriteLock = new ReentrantReadWriteLock();
  private static final Semaphore permits = new Semaphore(1);

  private Measured() {}

  /**
   * Runs.
   *
   * @param args {@code platform} or, from Java 21 on, {@code virtual}: which threads
   */
  public static void main(String[] args) throws Exception {
    ThreadFactory threads = args[0].equals("virtual") ? virtual() : Thread::new;
    Thread holder = threads.newThread(() -> meet(threads));
    holder.setName(HOLDER);
    holder.start();
    holder.join();
  }

  /** {@code Thread.ofVirtual().factory()}, which 17 does not know. */
  private static ThreadFactory virtual() throws ReflectiveOperationException {
    Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
    Class<?> type = Class.forName("java.lang.Thread$Builder");
    return (ThreadFactory) type.getMethod("factory").invoke(builder);
  }

  private static void meet(ThreadFactory waiters) {
    // The first waits of a JVM load the classes that tell of them.
    Meeting.at(new ReentrantLock(), new ReentrantReadWriteLock(), new Semaphore(1))
        .forEach(meeting -> meeting.waitForCaller(waiters));
    for (Meeting meeting : Meeting.at(lock, readWriteLock, permits)) {
      for (int i = 0; i < ROUNDS; i++) {
        System.out.println(meeting.mode() + " " + meeting.waitForCaller(waiters));
      }
    }
  }
}
