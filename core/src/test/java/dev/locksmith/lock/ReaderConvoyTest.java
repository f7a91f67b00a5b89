package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.site.Strategy;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Once a writer had to wait, readers do not line up, neither behind each other nor behind it. */
@SuppressWarnings({"LockNotBeforeTry", "ThreadPriorityCheck"})
@Timeout(value = 5, unit = TimeUnit.MINUTES)
final class ReaderConvoyTest {
  private static final int CALLS = 400_000;

  /** Of all calls, how many may wait at most: more did in a convoy. */
  private static final int MOST_WAITING = 4;

  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void fewReadersNeedNotWait(Strategy strategy) throws Exception {
    mostNeedNotWait(strategy, 8, 500);
  }

  /** Then some writer is nearly always in the wait list. */
  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void manyReadersNeedNotWait(Strategy strategy) throws Exception {
    mostNeedNotWait(strategy, 200, 200);
  }

  private static void mostNeedNotWait(Strategy strategy, int threadCount, int writeEvery)
      throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, false);
    AtomicLong waits = new AtomicLong();
    ExecutorService threads = Executors.newFixedThreadPool(threadCount);
    try {
      for (Future<?> done :
          IntStream.range(0, threadCount)
              .map(thread -> thread * writeEvery / threadCount)
              .mapToObj(
                  first ->
                      threads.submit(
                          () ->
                              waits.addAndGet(waits(lock, CALLS / threadCount, first, writeEvery))))
              .toList()) {
        done.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertTrue(waits.get() < CALLS / MOST_WAITING, () -> waits + " waited");
  }

  /** Makes the calls, and says how often the thread waited meanwhile. */
  private static long waits(
      TunedReentrantReadWriteLock lock, int calls, int first, int writeEvery) {
    for (int i = 0; i < calls; i++) {
      if ((i + first) % writeEvery == 0) {
        lock.writeLock().lock();
        lock.writeLock().unlock();
      } else {
        lock.readLock().lock();
        if (i % 64 == 0) {
          Thread.yield();
        }
        lock.readLock().unlock();
      }
    }
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return threads.getThreadInfo(Thread.currentThread().getId()).getWaitedCount();
  }
}
