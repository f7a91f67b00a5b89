package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.RepeatedTest;

/** Nobody else is inside, and what was written inside is seen by the next: under load. */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class ExclusionTest extends Conformance {
  private static final int THREADS = 4;
  private static final int BURSTS = 4;

  private long plain;
  private long plainTwin;

  @EveryExclusiveMode
  void plainIncrementsAreNotLost(Mode mode) {
    Takeable it = mode.make(subject);
    long expected = 0;
    for (int i = 0; i < BURSTS; i++) {
      Crowd crowd =
          Crowd.start(
              THREADS,
              (worker, round) -> {
                take(it, worker + round);
                plain++;
                it.give();
              });
      expected += crowd.rounds();
      it.take();
      assertEquals(expected, plain);
      it.give();
      assertTrue(it.free());
    }
  }

  private static void take(Takeable it, int form) throws InterruptedException {
    switch (form % 4) {
      case 0 -> it.take();
      case 1 -> it.takeInterruptibly();
      case 2 -> assertTrue(it.tryTake(1, TimeUnit.HOURS));
      default -> {
        if (!it.tryTake()) {
          it.take();
        }
      }
    }
  }

  @RepeatedTest(BURSTS)
  void readersSeeAllOfAWriteOrNothing() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    Crowd crowd =
        Crowd.start(
            THREADS,
            (worker, round) -> {
              if (worker % 2 == 0) {
                lock.writeLock().lock();
                plain++;
                plainTwin++;
                lock.writeLock().unlock();
              } else {
                lock.readLock().lock();
                assertEquals(plain, plainTwin);
                lock.readLock().unlock();
              }
            });
    assertTrue(crowd.rounds() > 0);
    assertEquals(plain, plainTwin);
    assertEquals(0, lock.getReadLockCount());
  }

  @RepeatedTest(BURSTS)
  void downgradingWritersReadTheirOwnWrites() {
    ReentrantReadWriteLock lock = subject.readWriteLock();
    Crowd crowd =
        Crowd.start(
            THREADS,
            (worker, round) -> {
              lock.writeLock().lock();
              long mine = ++plain;
              lock.readLock().lock();
              lock.writeLock().unlock();
              assertEquals(mine, plain);
              lock.readLock().unlock();
            });
    assertEquals(crowd.rounds(), plain);
    assertEquals(0, lock.getReadLockCount());
  }
}
