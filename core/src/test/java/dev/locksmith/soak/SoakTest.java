package dev.locksmith.soak;

import dev.locksmith.lock.TunedFixtures;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The soak of every type of lock, short unless {@code locksmith.soak.seconds} says otherwise: that
 * is how long all of it together takes, about.
 */
final class SoakTest {
  private static final int RUNS = 6;
  private static final int SECONDS = Integer.getInteger("locksmith.soak.seconds", 3);
  private static final int THREADS = Integer.getInteger("locksmith.soak.threads", 16);

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void lockSurvives(boolean fair) throws Exception {
    new LockSoak(site(LockType.REENTRANT_LOCK), fair).run(THREADS, millis());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void readWriteLockSurvives(boolean fair) throws Exception {
    new ReadWriteLockSoak(site(LockType.READ_WRITE_LOCK), fair).run(THREADS, millis());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void semaphoreSurvives(boolean fair) throws Exception {
    new SemaphoreSoak(site(LockType.SEMAPHORE), fair).run(THREADS, millis());
  }

  /** What a lock needed while it was contended must not grow with use. */
  @Test
  void nothingIsRetained() throws Exception {
    new LockSoak(site(LockType.REENTRANT_LOCK), false).run(THREADS, millis());
    LockSite site = site(LockType.REENTRANT_LOCK);
    LockSoak first = new LockSoak(site, false);
    first.run(THREADS, millis() / 2);
    long before = usedHeap();
    for (int i = 0; i < 4; i++) {
      first.run(THREADS, millis() / 8);
    }
    long after = usedHeap();
    Assertions.assertTrue(after - before < 1_000_000, "grew by " + (after - before) + " bytes");
  }

  private static LockSite site(LockType type) {
    return TunedFixtures.site(type, Strategy.OPTIMISTIC);
  }

  private static long millis() {
    return SECONDS * 1000L / RUNS;
  }

  private static long usedHeap() throws InterruptedException {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      System.gc();
      Thread.sleep(20);
      least =
          Math.min(least, Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
    }
    return least;
  }
}
