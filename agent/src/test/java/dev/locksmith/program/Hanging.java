package dev.locksmith.program;

import java.util.concurrent.locks.ReentrantLock;

/** Ends while a lock is held and two threads wait for it. */
public final class Hanging {
  private static final ReentrantLock lock = new ReentrantLock();

  private Hanging() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    lock.lock();
    for (int i = 0; i < 2; i++) {
      Thread waiter = new Thread(lock::lock, "waiter-" + i);
      waiter.setDaemon(true);
      waiter.start();
    }
    while (lock.getQueueLength() < 2) {
      Thread.sleep(1);
    }
    System.out.println("hangs");
    System.exit(0);
  }
}
