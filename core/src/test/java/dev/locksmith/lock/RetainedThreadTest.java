package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.locksmith.site.Strategy;
import dev.locksmith.sync.ReaderBiases;
import java.lang.ref.WeakReference;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A read-write lock remembers no thread that has let it go, or the thread would stay in memory. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
final class RetainedThreadTest {
  private static final int COLLECTIONS = 50;

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void soleReader(Strategy strategy, boolean fair) throws Exception {
    forgets(
        TunedFixtures.readWriteLock(strategy, fair),
        lock -> {
          lock.readLock().lock();
          lock.readLock().lock();
          lock.readLock().unlock();
          lock.readLock().unlock();
        });
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void readerThatLeavesAnotherBehind(Strategy strategy, boolean fair) throws Exception {
    forgets(
        TunedFixtures.readWriteLock(strategy, fair),
        lock -> {
          lock.readLock().lock();
          inAnotherThread(() -> lock.readLock().lock());
          lock.readLock().unlock();
        });
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void writerThatBecomesAReader(Strategy strategy, boolean fair) throws Exception {
    forgets(
        TunedFixtures.readWriteLock(strategy, fair),
        lock -> {
          lock.writeLock().lock();
          lock.readLock().lock();
          lock.writeLock().unlock();
          lock.readLock().unlock();
        });
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void writerThatAwaitsWhileItReads(Strategy strategy, boolean fair) throws Exception {
    forgets(
        TunedFixtures.readWriteLock(strategy, fair),
        lock -> {
          Condition condition = lock.writeLock().newCondition();
          lock.writeLock().lock();
          lock.readLock().lock();
          assertFalse(condition.await(1, TimeUnit.MILLISECONDS));
          lock.readLock().unlock();
          lock.writeLock().unlock();
        });
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void readerOfABiasedLock(Strategy strategy, boolean fair) throws Exception {
    TunedReentrantReadWriteLock biased = TunedFixtures.readWriteLock(strategy, fair);
    ReaderBiases.grant(biased.synchronizer());
    forgets(
        biased,
        lock -> {
          lock.readLock().lock();
          lock.readLock().lock();
          lock.readLock().unlock();
          inAnotherThread(lock::getReadLockCount);
          lock.readLock().unlock();
        });
  }

  private interface Use {
    void of(ReentrantReadWriteLock lock) throws Exception;
  }

  private static void forgets(ReentrantReadWriteLock lock, Use use) throws Exception {
    WeakReference<Thread> user = new WeakReference<>(inAnotherThread(() -> use.of(lock)));
    for (int i = 0; i < COLLECTIONS && user.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertNull(user.get(), () -> "retained by " + lock);
  }

  private interface Work {
    void run() throws Exception;
  }

  private static Thread inAnotherThread(Work work) throws Exception {
    Throwable[] failure = new Throwable[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (Throwable e) {
                failure[0] = e;
              }
            });
    thread.start();
    thread.join();
    assertNull(failure[0]);
    return thread;
  }
}
