package dev.locksmith.program;

import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads that wait for each other until the input ends. */
public final class Deadlocked {
  private static final ReentrantLock left = new ReentrantLock();
  private static final ReentrantLock right = new ReentrantLock();
  private static final CyclicBarrier bothHoldOne = new CyclicBarrier(2);

  private Deadlocked() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    start("one", left, right);
    start("two", right, left);
    while (ManagementFactory.getThreadMXBean().findDeadlockedThreads() == null) {
      Thread.sleep(1);
    }
    System.out.println("ready");
    System.in.transferTo(OutputStream.nullOutputStream());
    System.exit(0);
  }

  private static void start(String name, ReentrantLock first, ReentrantLock second) {
    Thread thread = new Thread(() -> lockBoth(first, second), name);
    thread.setDaemon(true);
    thread.start();
  }

  private static void lockBoth(ReentrantLock first, ReentrantLock second) {
    first.lock();
    try {
      bothHoldOne.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    second.lock();
  }
}
