package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.site.Strategy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** With a condition comes the head of the wait list, which its waiters need on their way back. */
final class PreparedConditionTest {
  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void conditionOfALock(Strategy strategy, boolean fair) {
    TunedReentrantLock lock = TunedFixtures.lock(strategy, fair);
    assertFalse(lock.synchronizer().hasContended());
    lock.newCondition();
    assertTrue(lock.synchronizer().hasContended());
    assertFalse(lock.isLocked());
    assertFalse(TunedMonitoring.hasQueuedThreads(lock));
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void conditionOfAWriteLock(Strategy strategy, boolean fair) {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, fair);
    assertFalse(lock.synchronizer().hasContended());
    lock.writeLock().newCondition();
    assertTrue(lock.synchronizer().hasContended());
    assertFalse(lock.isWriteLocked());
    assertFalse(TunedMonitoring.hasQueuedThreads(lock));
  }
}
