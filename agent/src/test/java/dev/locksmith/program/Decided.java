package dev.locksmith.program;

import java.io.Serializable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Makes locks about which different things are decided: one, one to turn off, one by a serializable
 * reference, and many.
 */
public final class Decided {
  private interface Maker extends Supplier<Lock>, Serializable {}

  private static final int MANY = 9_000;

  private static final Lock one = new ReentrantLock();
  private static final Semaphore turnedOff = new Semaphore(1);
  private static final Maker serializable = ReentrantLock::new;

  private Decided() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) {
    Lock[] locks = new Lock[MANY];
    for (int i = 0; i < MANY; i++) {
      locks[i] = make();
    }
    for (Lock lock : new Lock[] {one, serializable.get(), locks[0], locks[MANY - 1]}) {
      lock.lock();
      lock.unlock();
    }
    System.out.println(locks.length + turnedOff.availablePermits());
  }

  private static Lock make() {
    return new ReentrantLock();
  }
}
