package dev.locksmith.program;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A service that runs: makes a lock of one kind for each line that it reads, and says whether it is
 * the JDK's own. Two threads contend for one lock all the while.
 */
public final class Maker {
  private static final class Own extends ReentrantLock {
    private static final long serialVersionUID = 1L;
  }

  private Maker() {}

  /** Runs until its input ends. */
  public static void main(String[] args) throws Exception {
    new Own();
    ReentrantLock contended = new ReentrantLock();
    for (int i = 0; i < 2; i++) {
      Thread thread = new Thread(() -> contend(contended), "contender-" + i);
      thread.setDaemon(true);
      thread.start();
    }
    System.out.println("ready");
    while (System.in.read() >= 0) {
      System.out.println(answer());
    }
  }

  /** A method of its own: one that is being executed stays what it was when it was called. */
  private static String answer() {
    return kind(new ReentrantLock()) + " " + kind(new Own()) + " " + contended();
  }

  private static String kind(ReentrantLock lock) {
    Class<?> jdk = lock.getClass() == Own.class ? Own.class.getSuperclass() : lock.getClass();
    return jdk == ReentrantLock.class ? "jdk" : "drop-in";
  }

  private static String contended() {
    ReentrantLock lock = new ReentrantLock();
    boolean[] released = new boolean[1];
    CountDownLatch held = new CountDownLatch(1);
    Thread holder =
        new Thread(
            () -> {
              lock.lock();
              try {
                held.countDown();
                Thread.sleep(20);
                released[0] = true;
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              } finally {
                lock.unlock();
              }
            });
    holder.start();
    try {
      held.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    lock.lock();
    try {
      return released[0] ? "ok" : "wrong";
    } finally {
      lock.unlock();
    }
  }

  private static void contend(ReentrantLock lock) {
    while (true) {
      lock.lock();
      try {
        Thread.onSpinWait();
      } finally {
        lock.unlock();
      }
    }
  }
}
