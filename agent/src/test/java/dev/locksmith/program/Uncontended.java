package dev.locksmith.program;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks and unlocks until the compilers are done with it; nobody else wants the locks. */
public final class Uncontended {
  private static final int CALLS = 20_000;
  private static final int ROUNDS = 200;

  private final ReentrantLock lock = new ReentrantLock();
  private final ReentrantReadWriteLock readWriteLock = new ReentrantReadWriteLock();
  private final Semaphore permits = new Semaphore(1);
  private int done;

  private Uncontended() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) {
    Uncontended locks = new Uncontended();
    for (int i = 0; i < ROUNDS; i++) {
      locks.exclusive();
      locks.write();
      locks.read();
      locks.permit();
    }
    System.out.println(locks.done);
  }

  private void exclusive() {
    for (int i = 0; i < CALLS; i++) {
      lock.lock();
      done++;
      lock.unlock();
    }
  }

  private void write() {
    for (int i = 0; i < CALLS; i++) {
      readWriteLock.writeLock().lock();
      done++;
      readWriteLock.writeLock().unlock();
    }
  }

  private void read() {
    for (int i = 0; i < CALLS; i++) {
      readWriteLock.readLock().lock();
      done++;
      readWriteLock.readLock().unlock();
    }
  }

  private void permit() {
    for (int i = 0; i < CALLS; i++) {
      permits.acquireUninterruptibly();
      done++;
      permits.release();
    }
  }
}
