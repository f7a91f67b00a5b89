package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.site.Strategy;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Lock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A stack overflow inside of an acquisition or a release leaves the lock either free or held by the
 * thread that it says it is held by.
 */
@SuppressWarnings({"LockNotBeforeTry", "InfiniteRecursion"})
final class StackOverflowTest {
  private static final int ROUNDS = 60;

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void lockStaysUsable(Strategy strategy, boolean fair) throws Exception {
    TunedReentrantLock lock = TunedFixtures.lock(strategy, fair);
    Thread other = contender(lock);
    overflow(
        lock,
        () -> {
          while (lock.isHeldByCurrentThread()) {
            lock.unlock();
          }
        });
    other.join();
    assertTrue(lock.tryLock(5, TimeUnit.SECONDS), "lost: " + lock);
    assertEquals(1, lock.getHoldCount());
    lock.unlock();
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void writeLockStaysUsable(Strategy strategy, boolean fair) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, fair);
    Thread other = contender(lock.writeLock());
    overflow(
        lock.writeLock(),
        () -> {
          while (lock.isWriteLockedByCurrentThread()) {
            lock.writeLock().unlock();
          }
        });
    other.join();
    assertTrue(lock.writeLock().tryLock(5, TimeUnit.SECONDS), "lost: " + lock);
    lock.writeLock().unlock();
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void readLockStaysUsable(Strategy strategy, boolean fair) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, fair);
    Thread other = contender(lock.readLock());
    overflow(
        lock.readLock(),
        () -> {
          while (lock.getReadHoldCount() > 0) {
            lock.readLock().unlock();
          }
        });
    other.join();
    assertTrue(lock.writeLock().tryLock(5, TimeUnit.SECONDS), "lost: " + lock);
    lock.writeLock().unlock();
  }

  private static void overflow(Lock lock, Runnable releaseAll) throws InterruptedException {
    AtomicBoolean failed = new AtomicBoolean();
    Thread thread =
        new Thread(
            null,
            () -> {
              for (int i = 0; i < ROUNDS && !failed.get(); i++) {
                try {
                  dig(lock, i % 7);
                } catch (StackOverflowError expected) {
                  releaseAll.run();
                }
              }
            },
            "overflow",
            256 * 1024);
    thread.start();
    thread.join();
  }

  /** Frames of different sizes, so that the overflow comes at different places. */
  private static long dig(Lock lock, long depth) {
    lock.lock();
    lock.unlock();
    return depth % 3 == 0 ? dig(lock, depth + 1) + depth : wide(lock, depth + 1, depth, depth, 1);
  }

  private static long wide(Lock lock, long depth, long a, long b, long c) {
    return dig(lock, depth) + a + b + c;
  }

  private static Thread contender(Lock lock) {
    Thread thread =
        new Thread(
            () -> {
              for (int i = 0; i < 20_000; i++) {
                lock.lock();
                lock.unlock();
              }
            });
    thread.start();
    return thread;
  }
}
