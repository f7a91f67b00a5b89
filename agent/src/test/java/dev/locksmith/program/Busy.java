package dev.locksmith.program;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Three threads that contend until the standard input ends; prints {@code ready}. */
public final class Busy {
  private static final long HOLD_NANOS = 1_000_000;

  private static final ReentrantLock hot = new ReentrantLock();

  private Busy() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 3; i++) {
      Thread thread = new Thread(Busy::contend, "busy-" + i);
      thread.setDaemon(true);
      thread.start();
    }
    System.out.println("ready");
    while (System.in.read() >= 0) {
      // The end is awaited.
    }
  }

  private static void contend() {
    while (true) {
      hot.lock();
      try {
        LockSupport.parkNanos(HOLD_NANOS);
      } finally {
        hot.unlock();
      }
    }
  }
}
