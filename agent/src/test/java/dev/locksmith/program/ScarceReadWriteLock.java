package dev.locksmith.program;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Writers and, if wanted, readers, nested ones too, and writers that read and await a condition.
 */
@SuppressWarnings("WaitNotInLoop")
final class ScarceReadWriteLock extends ScarceUse {
  private final ReentrantReadWriteLock[] locks = new ReentrantReadWriteLock[locks()];
  private final Condition[] conditions = new Condition[locks()];
  private final int[] left = new int[locks()];
  private final int[] right = new int[locks()];
  private final int stepsPerWrite;

  /**
   * A use.
   *
   * @param stepsPerWrite one step in so many writes, the others read; if all write, they await
   *     nothing
   */
  ScarceReadWriteLock(boolean fair, int stepsPerWrite) {
    this.stepsPerWrite = stepsPerWrite;
    for (int i = 0; i < locks(); i++) {
      locks[i] = new ReentrantReadWriteLock(fair);
      conditions[i] = locks[i].writeLock().newCondition();
    }
  }

  @Override
  void step(int thread, int form) throws InterruptedException {
    int i = current();
    if (form % stepsPerWrite != 0) {
      read(i, form);
    } else {
      write(i, form);
    }
  }

  private void read(int i, int form) throws InterruptedException {
    Lock side = locks[i].readLock();
    if (form % 2 == 0) {
      side.lock();
    } else if (!side.tryLock(200, TimeUnit.MICROSECONDS)) {
      return;
    }
    try {
      check(left[i] == right[i], "read while written");
      dwell(form);
      if (form % 5 == 0) {
        side.lock();
        side.unlock();
      }
      check(left[i] == right[i], "written while read");
    } finally {
      side.unlock();
    }
  }

  private void write(int i, int form) throws InterruptedException {
    ReentrantReadWriteLock lock = locks[i];
    try {
      lock.writeLock().lock();
    } catch (OutOfMemoryError e) {
      check(!lock.isWriteLockedByCurrentThread(), "held by a thread that did not get it");
      throw e;
    }
    try {
      update(i, form);
      boolean onlyWrites = stepsPerWrite == 1;
      if (!onlyWrites && form % 5 == 0) {
        lock.readLock().lock();
        try {
          await(i, form);
        } finally {
          lock.readLock().unlock();
        }
      } else if (!onlyWrites && form % 5 == 1) {
        await(i, form);
      }
    } finally {
      lock.writeLock().unlock();
      check(!lock.isWriteLockedByCurrentThread(), "still held");
    }
  }

  private void await(int i, int form) throws InterruptedException {
    conditions[i].awaitNanos(50_000);
    check(locks[i].getWriteHoldCount() == 1, "not held once after the wait");
    update(i, form);
    conditions[i].signal();
  }

  private void update(int i, int form) {
    check(left[i] == right[i], "two write");
    left[i]++;
    dwell(form);
    right[i]++;
    check(left[i] == right[i], "two write");
  }

  @Override
  void checkAtRest() {
    for (ReentrantReadWriteLock lock : locks) {
      check(lock.getReadLockCount() == 0, "read-held at the end");
      check(lock.writeLock().tryLock(), "not free at the end");
    }
  }
}
