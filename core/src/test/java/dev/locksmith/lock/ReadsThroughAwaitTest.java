package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.site.Strategy;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A writer that also reads lets both go while it awaits a condition, and gets both back. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
final class ReadsThroughAwaitTest {
  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void readsComeBack(Strategy strategy, boolean fair) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, fair);
    Condition condition = lock.writeLock().newCondition();
    lock.writeLock().lock();
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.readLock().lock();
    Thread other =
        new Thread(
            () -> {
              lock.readLock().lock();
              lock.readLock().unlock();
              lock.writeLock().lock();
              condition.signal();
              lock.writeLock().unlock();
            });
    other.start();
    assertTrue(condition.await(5, TimeUnit.SECONDS));
    other.join();
    assertEquals(2, lock.getWriteHoldCount());
    assertEquals(2, lock.getReadHoldCount());
    assertEquals(2, lock.getReadLockCount());
    lock.writeLock().unlock();
    lock.writeLock().unlock();
    lock.readLock().unlock();
    lock.readLock().unlock();
    assertTrue(lock.writeLock().tryLock());
    lock.writeLock().unlock();
  }
}
