package dev.locksmith.program;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Mutual exclusion, if wanted with waits for a condition in between. */
@SuppressWarnings("WaitNotInLoop")
final class ScarceLock extends ScarceUse {
  private final ReentrantLock[] locks = new ReentrantLock[locks()];
  private final Condition[] conditions = new Condition[locks()];
  private final int[] inside = new int[locks()];
  private final boolean awaits;

  ScarceLock(boolean fair, boolean awaits) {
    this.awaits = awaits;
    for (int i = 0; i < locks(); i++) {
      locks[i] = new ReentrantLock(fair);
      conditions[i] = locks[i].newCondition();
    }
  }

  @Override
  void step(int thread, int form) throws InterruptedException {
    int i = current();
    ReentrantLock lock = locks[i];
    try {
      if (!take(lock, form)) {
        return;
      }
    } catch (OutOfMemoryError e) {
      check(!lock.isHeldByCurrentThread(), "held by a thread that did not get it");
      throw e;
    }
    try {
      check(lock.getHoldCount() == 1, "not held once");
      beAlone(i, form);
      if (awaits && form % 5 == 0) {
        conditions[i].awaitNanos(50_000);
        check(lock.getHoldCount() == 1, "not held once after the wait");
        beAlone(i, form);
        conditions[i].signal();
      }
    } finally {
      lock.unlock();
      check(!lock.isHeldByCurrentThread(), "still held");
    }
  }

  private static boolean take(ReentrantLock lock, int form) throws InterruptedException {
    switch (form % 3) {
      case 0 -> lock.lock();
      case 1 -> lock.lockInterruptibly();
      default -> {
        return lock.tryLock(200, TimeUnit.MICROSECONDS);
      }
    }
    return true;
  }

  private void beAlone(int i, int form) {
    check(++inside[i] == 1, "two inside");
    dwell(form);
    check(--inside[i] == 0, "two inside");
  }

  @Override
  void checkAtRest() {
    for (ReentrantLock lock : locks) {
      check(lock.tryLock(), "not free at the end");
    }
  }
}
