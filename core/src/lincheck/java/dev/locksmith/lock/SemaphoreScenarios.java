package dev.locksmith.lock;

import java.util.concurrent.Semaphore;

/** Short programs on a semaphore, right in every interleaving. */
enum SemaphoreScenarios implements Runnable {
  /** Two wait for a permit each, two releases come. */
  HANDOVER {
    @Override
    public void run() {
      Semaphore semaphore = Subjects.semaphore(0);
      Parties parties = new Parties();
      parties.start(semaphore::acquire);
      parties.start(semaphore::acquireUninterruptibly);
      parties.start(semaphore::release);
      semaphore.release();
      parties.join();
      checkRest(semaphore, 0);
    }
  },

  /** One release wakes two that wait. */
  ONE_RELEASE_FOR_TWO {
    @Override
    public void run() {
      Semaphore semaphore = Subjects.semaphore(0);
      Parties parties = new Parties();
      parties.start(semaphore::acquire);
      parties.start(semaphore::acquire);
      semaphore.release(2);
      parties.join();
      checkRest(semaphore, 0);
    }
  },

  /** Who wants two gives up while one is released; who wants one is behind and must get it. */
  CANCELLED_HEAD {
    @Override
    public void run() {
      Semaphore semaphore = Subjects.semaphore(0);
      Parties parties = new Parties();
      Thread greedy = parties.start(() -> semaphore.acquire(2));
      parties.start(semaphore::acquireUninterruptibly);
      semaphore.release();
      greedy.interrupt();
      parties.join();
      checkRest(semaphore, 0);
    }
  },

  /** Two at once against one at a time: all permits come back. */
  SEVERAL {
    @Override
    public void run() {
      Semaphore semaphore = Subjects.semaphore(2);
      Parties parties = new Parties();
      parties.start(
          () -> {
            semaphore.acquire(2);
            semaphore.release(2);
          });
      for (int i = 0; i < 2; i++) {
        parties.start(
            () -> {
              semaphore.acquire();
              semaphore.release();
            });
      }
      parties.join();
      checkRest(semaphore, 2);
    }
  };

  static void checkRest(Semaphore semaphore, int permits) {
    Parties.check(semaphore.availablePermits() == permits, "permits: " + semaphore);
    Parties.check(Subjects.waiting(semaphore) == 0, "somebody still waits: " + semaphore);
    Parties.check(semaphore.tryAcquire(permits), "cannot be acquired: " + semaphore);
  }
}
