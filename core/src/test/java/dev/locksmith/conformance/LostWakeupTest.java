package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;

/** Threads that give up at any moment do not take along what would wake another. */
@EverySubject
class LostWakeupTest extends Conformance {
  private static final int THREADS = 4;
  private static final int BURSTS = 4;

  /** Of each crowd the first worker is patient and is not interrupted. */
  @EveryMode
  void waitersThatGiveUpStrandNobody(Mode mode) {
    Takeable it = mode.make(subject);
    for (int i = 0; i < BURSTS; i++) {
      Crowd crowd =
          Crowd.start(
              THREADS,
              (worker, round) -> {
                if (worker == 0 ? takePatiently(it) : takeImpatiently(it, seed(worker, round))) {
                  it.give();
                  occupyForReaders(mode, it, round);
                }
              });
      interruptAllButTheFirst(crowd);
      assertTrue(crowd.rounds() > 0);
      assertTrue(it.free());
      assertTrue(it.tryTake());
      it.give();
    }
  }

  /** Readers wait only for writers. */
  private static void occupyForReaders(Mode mode, Takeable it, int round) {
    if (mode == Mode.READ && round % 3 == 0) {
      it.occupy();
      it.vacate();
    }
  }

  private static boolean takePatiently(Takeable it) {
    it.take();
    return true;
  }

  private static boolean takeImpatiently(Takeable it, SplittableRandom random) {
    try {
      if (random.nextInt(3) > 0) {
        return it.tryTake(random.nextInt(50_000), TimeUnit.NANOSECONDS);
      }
      it.takeInterruptibly();
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  @RepeatedTest(BURSTS)
  void permitsAreNeitherLostNorMade() {
    Semaphore semaphore = subject.semaphore(3);
    Crowd crowd =
        Crowd.start(
            THREADS,
            (worker, round) -> {
              SplittableRandom random = seed(worker, round);
              int permits = 1 + random.nextInt(3);
              if (worker == 0) {
                semaphore.acquireUninterruptibly(permits);
                semaphore.release(permits);
              } else if (acquireImpatiently(semaphore, permits, random)) {
                semaphore.release(permits);
              }
            });
    interruptAllButTheFirst(crowd);
    assertTrue(crowd.rounds() > 0);
    assertEquals(3, semaphore.availablePermits());
  }

  private static boolean acquireImpatiently(
      Semaphore semaphore, int permits, SplittableRandom random) {
    try {
      if (random.nextBoolean()) {
        return semaphore.tryAcquire(permits, random.nextInt(50), TimeUnit.MICROSECONDS);
      }
      semaphore.acquire(permits);
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  private static SplittableRandom seed(int worker, int round) {
    return new SplittableRandom(worker * 1_000_003L + round);
  }

  private static void interruptAllButTheFirst(Crowd crowd) {
    while (!crowd.done()) {
      for (int i = 1; i < THREADS; i++) {
        crowd.worker(i).interrupt();
      }
      if (Await.within(200_000, crowd::done)) {
        return;
      }
    }
  }

  @RepeatedTest(BURSTS)
  void everyReleaseServesAnAcquire() {
    Semaphore semaphore = subject.semaphore(0);
    int rounds = 3_000;
    Worker<Void> small = acquires(semaphore, rounds, 1);
    Worker<Void> large = acquires(semaphore, rounds, 2);
    Worker<Void> first = releases(semaphore, rounds, 2);
    Worker<Void> second = releases(semaphore, rounds, 1);
    small.get();
    large.get();
    first.get();
    second.get();
    assertEquals(0, semaphore.availablePermits());
  }

  private static Worker<Void> acquires(Semaphore semaphore, int rounds, int permits) {
    return Worker.run(
        () -> {
          for (int n = 0; n < rounds; n++) {
            semaphore.acquireUninterruptibly(permits);
          }
        });
  }

  private static Worker<Void> releases(Semaphore semaphore, int rounds, int permits) {
    return Worker.run(
        () -> {
          for (int n = 0; n < rounds; n++) {
            semaphore.release(permits);
          }
        });
  }

  @RepeatedTest(BURSTS)
  void permitsCarryPlainWrites() {
    Semaphore filled = subject.semaphore(0);
    Semaphore empty = subject.semaphore(1);
    int[] box = new int[1];
    int rounds = 300;
    Worker<Void> producer =
        Worker.run(
            () -> {
              for (int n = 1; n <= rounds; n++) {
                empty.acquireUninterruptibly();
                box[0] = n;
                filled.release();
              }
            });
    Worker<Void> consumer =
        Worker.run(
            () -> {
              for (int n = 1; n <= rounds; n++) {
                filled.acquireUninterruptibly();
                assertEquals(n, box[0]);
                empty.release();
              }
            });
    producer.get();
    consumer.get();
  }
}
