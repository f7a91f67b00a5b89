package dev.locksmith.program;

import java.util.concurrent.locks.ReentrantLock;

/** Makes one lock, uses it, and says so. */
public final class Hello {
  private static final ReentrantLock lock = new ReentrantLock();

  private Hello() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) {
    lock.lock();
    try {
      System.out.println("hello, " + (lock.getClass() == ReentrantLock.class ? "jdk" : "drop-in"));
    } finally {
      lock.unlock();
    }
  }
}
