package dev.locksmith.program;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that take turns, and stand still for ever if a signal gets lost. */
final class ScarceTurns extends ScarceUse {
  private final ReentrantLock lock;
  private final Condition moved;
  private final int threads;
  private int turn;
  private boolean ended;

  ScarceTurns(boolean fair, int threads) {
    this.lock = new ReentrantLock(fair);
    this.moved = lock.newCondition();
    this.threads = threads;
  }

  @Override
  void step(int thread, int form) throws InterruptedException {
    lock.lock();
    try {
      while (turn != thread && !ended) {
        moved.await();
      }
      turn = (thread + 1) % threads;
      moved.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  void end() {
    lock.lock();
    try {
      ended = true;
      moved.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  void checkAtRest() {
    check(lock.tryLock() && !lock.hasWaiters(moved), "not free at the end");
  }
}
