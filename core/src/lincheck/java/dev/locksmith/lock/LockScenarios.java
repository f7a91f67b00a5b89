package dev.locksmith.lock;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Short programs on a lock, right in every interleaving. */
enum LockScenarios implements Runnable {
  /** Three threads, one after the other, in whatever order. */
  EXCLUSION {
    @Override
    public void run() {
      ReentrantLock lock = Subjects.lock();
      int[] sections = new int[1];
      Parties parties = new Parties();
      for (int i = 0; i < 3; i++) {
        parties.start(
            () -> {
              lock.lock();
              sections[0]++;
              Parties.letOthersCome();
              lock.unlock();
            });
      }
      parties.join();
      Parties.check(sections[0] == 3, "overlapped");
      checkIdle(lock);
    }
  },

  /** The first in the wait list is interrupted while the lock is released; another is behind it. */
  CANCELLED_HEAD {
    @Override
    public void run() {
      ReentrantLock lock = Subjects.lock();
      int[] sections = new int[1];
      Parties parties = new Parties();
      lock.lock();
      Thread first =
          parties.start(
              () -> {
                lock.lockInterruptibly();
                lock.unlock();
              });
      parties.start(
          () -> {
            lock.lock();
            sections[0]++;
            lock.unlock();
          });
      parties.start(first::interrupt);
      Parties.letOthersCome();
      lock.unlock();
      parties.join();
      Parties.check(sections[0] == 1, "the second was not let in");
      checkIdle(lock);
    }
  },

  /** As before, and an arrival that barges in may make the hand-off necessary. */
  BARGED_AND_CANCELLED {
    @Override
    public void run() {
      ReentrantLock lock = Subjects.lock();
      int[] sections = new int[1];
      Parties parties = new Parties();
      lock.lock();
      Thread first =
          parties.start(
              () -> {
                lock.lockInterruptibly();
                lock.unlock();
              });
      parties.start(
          () -> {
            if (lock.tryLock()) {
              first.interrupt();
              lock.unlock();
            }
            lock.lock();
            sections[0]++;
            lock.unlock();
          });
      Parties.letOthersCome();
      lock.unlock();
      parties.join();
      Parties.check(sections[0] == 1, "the second was not let in");
      checkIdle(lock);
    }
  },

  /** Two wait, two signals come; the lock is held twice by those who wait. */
  SIGNAL {
    @Override
    public void run() {
      ReentrantLock lock = Subjects.lock();
      Condition condition = lock.newCondition();
      int[] tokens = new int[1];
      Parties parties = new Parties();
      parties.start(
          () -> {
            lock.lock();
            lock.lock();
            while (tokens[0] == 0) {
              condition.await();
            }
            tokens[0]--;
            Parties.check(lock.getHoldCount() == 2, "holds");
            lock.unlock();
            lock.unlock();
          });
      parties.start(
          () -> {
            lock.lock();
            while (tokens[0] == 0) {
              condition.awaitUninterruptibly();
            }
            tokens[0]--;
            lock.unlock();
          });
      for (int i = 0; i < 2; i++) {
        lock.lock();
        tokens[0]++;
        condition.signal();
        lock.unlock();
      }
      parties.join();
      Parties.check(tokens[0] == 0, "tokens");
      checkIdle(lock);
    }
  },

  /** One of two that wait is interrupted while a signal comes: the other must get it then. */
  SIGNAL_AND_INTERRUPT {
    @Override
    public void run() {
      ReentrantLock lock = Subjects.lock();
      Condition condition = lock.newCondition();
      int[] tokens = new int[1];
      Parties parties = new Parties();
      Thread fickle =
          parties.start(
              () -> {
                lock.lock();
                try {
                  while (tokens[0] == 0) {
                    condition.await();
                  }
                  tokens[0]--;
                } finally {
                  Parties.check(lock.isHeldByCurrentThread(), "not taken back");
                  lock.unlock();
                }
              });
      parties.start(
          () -> {
            lock.lock();
            tokens[0]++;
            condition.signal();
            lock.unlock();
          });
      fickle.interrupt();
      parties.join();
      Parties.check(tokens[0] >= 0, "tokens");
      checkIdle(lock);
    }
  };

  static void checkIdle(ReentrantLock lock) {
    Parties.check(!lock.isLocked() && Subjects.waiting(lock) == 0, "not idle: " + lock);
    Parties.check(lock.tryLock() && lock.getHoldCount() == 1, "cannot be taken: " + lock);
    lock.unlock();
  }
}
