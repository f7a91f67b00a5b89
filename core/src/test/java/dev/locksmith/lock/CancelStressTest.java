package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.site.Strategy;
import dev.locksmith.sync.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The first in the wait list gives up, with the lock reserved for it, while another waits behind it
 * and a third releases. If a wake-up got lost, a round would not end.
 */
@SuppressWarnings("LockNotBeforeTry")
final class CancelStressTest {
  private static final int ROUNDS = 2_000;

  @BeforeEach
  void noPatience() {
    Patience.none();
  }

  @AfterEach
  void patience() {
    Patience.normal();
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void lock(Strategy strategy, boolean fair) throws Exception {
    TunedReentrantLock lock = TunedFixtures.lock(strategy, fair);
    rounds(lock, lock, lock);
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void writerAmongReaders(Strategy strategy, boolean fair) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, fair);
    rounds(lock.readLock(), lock.writeLock(), lock.readLock());
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void readerAmongWriters(Strategy strategy, boolean fair) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, fair);
    rounds(lock.writeLock(), lock.readLock(), lock.writeLock());
  }

  private static void rounds(Lock first, Lock leaver, Lock last) throws Exception {
    CyclicBarrier start = new CyclicBarrier(3);
    List<Thread> threads = new ArrayList<>();
    threads.add(repeat(start, () -> use(first)));
    threads.add(
        repeat(
            start,
            () -> {
              if (leaver.tryLock(30, TimeUnit.MICROSECONDS)) {
                leaver.unlock();
              }
            }));
    threads.add(repeat(start, () -> use(last)));
    for (Thread thread : threads) {
      thread.join(30_000);
      assertTrue(!thread.isAlive(), "a wake-up got lost: " + first);
    }
  }

  private static void use(Lock lock) {
    for (int i = 0; i < 5; i++) {
      lock.lock();
      for (int k = 0; k < 50; k++) {
        Thread.onSpinWait();
      }
      lock.unlock();
    }
  }

  private interface Step {
    void run() throws Exception;
  }

  private static Thread repeat(CyclicBarrier start, Step step) {
    Thread thread =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < ROUNDS; i++) {
                  if (i % 50 == 0) {
                    start.await();
                  }
                  step.run();
                }
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    thread.setDaemon(true);
    thread.start();
    return thread;
  }
}
