package dev.locksmith.soak;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.lock.TunedFixtures;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * The soak of every type of lock, fair and not, all at the same time: each has its own threads, for
 * the whole time, and moves between the strategies. {@code locksmith.soak.seconds} is how long that
 * is, and {@code locksmith.soak.threads} how many threads each lock has.
 */
final class SoakTest {
  private static final int SECONDS = Integer.getInteger("locksmith.soak.seconds", 3);
  private static final int THREADS = Integer.getInteger("locksmith.soak.threads", 16);

  /** The share of the time after which everything that is made once has been made. */
  private static final double START = 0.1;

  private static final long MOST_RETAINED_BYTES = 1_000_000;

  @Test
  void everyLockComesThroughAndRetainsNothing() throws Exception {
    List<Soak> soaks = new ArrayList<>();
    for (boolean fair : new boolean[] {false, true}) {
      soaks.add(new LockSoak(site(LockType.REENTRANT_LOCK), fair));
      soaks.add(new ReadWriteLockSoak(site(LockType.READ_WRITE_LOCK), fair));
      soaks.add(new SemaphoreSoak(site(LockType.SEMAPHORE), fair));
    }
    long millis = SECONDS * 1000L;
    long start = (long) (START * millis);
    together(soaks, start);
    long before = usedHeap();
    together(soaks, millis - start);
    long retained = usedHeap() - before;
    assertTrue(retained < MOST_RETAINED_BYTES, () -> retained + " bytes retained");
    soaks.forEach(Soak::checkAtRest);
  }

  private static void together(List<Soak> soaks, long millis) throws Exception {
    ExecutorService all = Executors.newFixedThreadPool(soaks.size());
    try {
      List<Future<Void>> runs = new ArrayList<>();
      for (Soak soak : soaks) {
        runs.add(
            all.submit(
                () -> {
                  soak.run(THREADS, millis);
                  return null;
                }));
      }
      for (Future<Void> run : runs) {
        run.get();
      }
    } finally {
      all.shutdownNow();
    }
  }

  private static LockSite site(LockType type) {
    return TunedFixtures.site(type, Strategy.OPTIMISTIC);
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
