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

/** Once a writer had to wait, readers do not line up behind each other for ever. */
@SuppressWarnings("LockNotBeforeTry")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
final class ReaderConvoyTest {
  private static final int THREADS = 8;
  private static final int CALLS = 50_000;
  private static final int WRITE_EVERY = 500;

  /** Of all calls, how many may wait at most: nearly all did in a convoy. */
  private static final int MOST_WAITING = 4;

  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void mostReadersNeedNotWait(Strategy strategy) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, false);
    AtomicLong waits = new AtomicLong();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<?> done :
          IntStream.range(0, THREADS)
              .mapToObj(thread -> threads.submit(() -> waits.addAndGet(waitsOf(lock, thread))))
              .toList()) {
        done.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertTrue(waits.get() < THREADS * CALLS / MOST_WAITING, () -> waits + " waited");
  }

  private static long waitsOf(TunedReentrantReadWriteLock lock, int thread) {
    for (int i = 0; i < CALLS; i++) {
      if ((i + thread * (WRITE_EVERY / THREADS)) % WRITE_EVERY == 0) {
        lock.writeLock().lock();
        lock.writeLock().unlock();
      } else {
        lock.readLock().lock();
        lock.readLock().unlock();
      }
    }
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return threads.getThreadInfo(Thread.currentThread().getId()).getWaitedCount();
  }
}
