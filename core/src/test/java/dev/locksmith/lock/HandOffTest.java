package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.site.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Parked waiters are passed over for a bounded time only. The bounds here are wide, since they hold
 * for a machine that is busy with other things too; without a hand-off the waits have no bound.
 */
@SuppressWarnings("LockNotBeforeTry")
final class HandOffTest {
  private static final long BOUND_MILLIS = 2_000;

  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void lockReachesTheParked(Strategy strategy) throws Exception {
    bargersCannotStarve(TunedFixtures.lock(strategy, false));
  }

  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void writeLockReachesTheParked(Strategy strategy) throws Exception {
    bargersCannotStarve(TunedFixtures.readWriteLock(strategy, false).writeLock());
  }

  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void permitReachesTheParked(Strategy strategy) throws Exception {
    bargersCannotStarve(new PermitAsLock(TunedFixtures.semaphore(strategy, 1, false)));
  }

  /** A parked writer gets in while readers never let the lock go free. */
  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void signalledWriterPassesAStreamOfReaders(Strategy strategy) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, false);
    AtomicBoolean stop = new AtomicBoolean();
    List<Thread> readers = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      readers.add(
          go(
              () -> {
                while (!stop.get()) {
                  lock.readLock().lock();
                  pause(1);
                  lock.readLock().unlock();
                }
              }));
    }
    var condition = lock.writeLock().newCondition();
    for (int i = 0; i < 20; i++) {
      lock.writeLock().lock();
      Thread signaller =
          go(
              () -> {
                lock.writeLock().lock();
                condition.signal();
                lock.writeLock().unlock();
              });
      assertTrue(condition.await(BOUND_MILLIS, TimeUnit.MILLISECONDS));
      lock.writeLock().unlock();
      signaller.join();
    }
    stop.set(true);
    for (Thread reader : readers) {
      reader.join();
    }
  }

  /** The one that made the reservation gives up; the lock must not stay reserved for nobody. */
  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void reservationOfALeaverIsDropped(Strategy strategy) throws Exception {
    TunedReentrantLock lock = TunedFixtures.lock(strategy, false);
    for (int i = 0; i < 50; i++) {
      lock.lock();
      CountDownLatch gaveUp = new CountDownLatch(1);
      int kind = i % 2;
      Thread leaver =
          go(
              () -> {
                try {
                  if (lock.tryLock(3, TimeUnit.MILLISECONDS)) {
                    lock.unlock();
                  }
                } catch (InterruptedException expected) {
                  // One of the two ways to give up.
                } finally {
                  gaveUp.countDown();
                }
              });
      pause(2);
      if (kind == 0) {
        leaver.interrupt();
      }
      lock.unlock();
      gaveUp.await();
      Thread next =
          go(
              () -> {
                lock.lock();
                lock.unlock();
              });
      next.join(BOUND_MILLIS);
      assertFalse(next.isAlive(), "lock lost: " + lock);
      assertTrue(lock.tryLock());
      lock.unlock();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void everyOneOfManyGetsIn(Strategy strategy) throws Exception {
    TunedReentrantLock lock = TunedFixtures.lock(strategy, false);
    int threads = 64;
    long[] turns = new long[threads];
    AtomicBoolean stop = new AtomicBoolean();
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int own = i;
      all.add(
          go(
              () -> {
                while (!stop.get()) {
                  lock.lock();
                  turns[own]++;
                  lock.unlock();
                }
              }));
    }
    long end = System.nanoTime() + 10_000_000_000L;
    boolean everyone = false;
    while (!everyone && System.nanoTime() < end) {
      Thread.sleep(20);
      lock.lock();
      everyone = true;
      for (long turn : turns) {
        everyone &= turn > 0;
      }
      lock.unlock();
    }
    stop.set(true);
    for (Thread thread : all) {
      thread.join();
    }
    assertTrue(everyone, "somebody never got in");
  }

  /**
   * Two threads take turns without a pause; a third, which parks, must come through again and
   * again.
   */
  private static void bargersCannotStarve(Lock lock) throws Exception {
    AtomicBoolean stop = new AtomicBoolean();
    List<Thread> bargers = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      bargers.add(
          go(
              () -> {
                while (!stop.get()) {
                  lock.lock();
                  Thread.onSpinWait();
                  lock.unlock();
                }
              }));
    }
    AtomicLong worst = new AtomicLong();
    Thread parked =
        go(
            () -> {
              for (int i = 0; i < 20; i++) {
                pause(2);
                long start = System.nanoTime();
                lock.lock();
                lock.unlock();
                worst.accumulateAndGet(System.nanoTime() - start, Math::max);
              }
            });
    parked.join(20 * BOUND_MILLIS);
    boolean done = !parked.isAlive();
    stop.set(true);
    for (Thread barger : bargers) {
      barger.join();
    }
    assertTrue(done, "starved");
    assertTrue(worst.get() < BOUND_MILLIS * 1_000_000, "worst wait " + worst + " ns");
  }

  private static Thread go(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A semaphore of one permit, used as a lock. */
  private record PermitAsLock(Semaphore semaphore) implements Lock {
    @Override
    public void lock() {
      semaphore.acquireUninterruptibly();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      semaphore.acquire();
    }

    @Override
    public boolean tryLock() {
      return semaphore.tryAcquire();
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return semaphore.tryAcquire(time, unit);
    }

    @Override
    public void unlock() {
      semaphore.release();
    }

    @Override
    public java.util.concurrent.locks.Condition newCondition() {
      throw new UnsupportedOperationException();
    }
  }
}
