package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.event.Contention;
import dev.locksmith.event.ContentionListener;
import dev.locksmith.event.Listeners;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the tuned locks tell of a contended acquisition, and when. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
final class TunedContentionTest {
  private final BlockingQueue<Contention> told = new LinkedBlockingQueue<>();
  private final LockSite site = TunedFixtures.site(LockType.REENTRANT_LOCK, Strategy.OPTIMISTIC);
  private final TunedReentrantLock lock = new TunedReentrantLock(site.number());

  @BeforeEach
  void listen() {
    Listeners.use(
        new ContentionListener() {
          @Override
          public boolean isEnabled() {
            return true;
          }

          @Override
          public void begin(Contention contention) {
            contention.token = this;
          }

          @Override
          public void end(Contention contention) {}

          @Override
          public void record(Contention contention) {
            if (contention.site.startsWith("test.")) {
              told.add(contention);
            }
          }
        });
  }

  @AfterEach
  void stopListening() {
    Listeners.use(ContentionListener.NONE);
  }

  @Test
  void uncontendedUseTellsNothing() {
    lock.lock();
    lock.lock();
    lock.unlock();
    lock.unlock();
    assertTrue(lock.tryLock());
    lock.unlock();
    assertTrue(told.isEmpty());
    assertEquals(0, site.contended());
  }

  @Test
  void waitIsToldAfterTheReleaseWithItsOwner() throws Exception {
    lock.lock();
    Semaphore held = new Semaphore(0);
    Semaphore letGo = new Semaphore(0);
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              held.release();
              letGo.acquireUninterruptibly();
              lock.unlock();
            });
    waiter.start();
    untilParked(waiter);
    lock.unlock();
    held.acquire();
    assertTrue(told.isEmpty(), "told while the lock is held");
    letGo.release();
    Contention wait = told.poll(5, TimeUnit.SECONDS);
    waiter.join();
    assertSame(waiter, wait.waiter());
    assertSame(Thread.currentThread(), wait.owner);
    assertEquals(Mode.EXCLUSIVE, wait.mode);
    assertEquals(Outcome.ACQUIRED, wait.outcome);
    assertEquals("ReentrantLock", wait.lockType);
    assertEquals("optimistic", wait.strategy);
    assertEquals(1, wait.parks);
    assertTrue(wait.lockId > 0 && wait.waitNanos > 0 && wait.spinNanos >= 0);
    assertEquals(1, site.contended());
    assertTrue(site.waitNanos() >= wait.waitNanos);
  }

  @Test
  void timeoutAndInterruptAreTold() throws Exception {
    lock.lock();
    Thread waiter =
        new Thread(
            () -> {
              try {
                assertFalse(lock.tryLock(1, TimeUnit.MILLISECONDS));
                assertThrows(InterruptedException.class, lock::lockInterruptibly);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    waiter.start();
    Contention first = told.poll(5, TimeUnit.SECONDS);
    untilParked(waiter);
    waiter.interrupt();
    Contention second = told.poll(5, TimeUnit.SECONDS);
    lock.unlock();
    waiter.join();
    assertEquals(Outcome.TIMED_OUT, first.outcome);
    assertEquals(Outcome.INTERRUPTED, second.outcome);
    assertEquals(first.lockId, second.lockId);
    assertEquals(1, site.timedOut());
    assertEquals(1, site.interrupted());
  }

  /** A wait that was put off until the release is not kept through an await. */
  @Test
  void awaitTellsWhatWasPutOff() throws Exception {
    Condition condition = lock.newCondition();
    lock.lock();
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              condition.awaitUninterruptibly();
              lock.unlock();
            });
    waiter.start();
    untilParked(waiter);
    lock.unlock();
    assertEquals(Outcome.ACQUIRED, told.poll(5, TimeUnit.SECONDS).outcome);
    lock.lock();
    condition.signalAll();
    lock.unlock();
    waiter.join();
    assertNull(told.poll());
  }

  @Test
  void readersAndPermitsAreToldAtOnce() throws Exception {
    TunedReentrantReadWriteLock readWrite = TunedFixtures.readWriteLock(Strategy.OPTIMISTIC, false);
    TunedSemaphore semaphore = TunedFixtures.semaphore(Strategy.MCS, 0, false);
    readWrite.writeLock().lock();
    Thread reader = new Thread(readWrite.readLock()::lock);
    Thread taker = new Thread(semaphore::acquireUninterruptibly);
    for (Thread thread : List.of(reader, taker)) {
      thread.start();
      untilParked(thread);
    }
    readWrite.writeLock().unlock();
    Contention read = told.poll(5, TimeUnit.SECONDS);
    semaphore.release();
    Contention permit = told.poll(5, TimeUnit.SECONDS);
    reader.join();
    taker.join();
    assertEquals(Mode.READ, read.mode);
    assertSame(Thread.currentThread(), read.owner);
    assertEquals(Mode.PERMIT, permit.mode);
    assertNull(permit.owner);
    assertEquals("mcs", permit.strategy);
  }

  /** The policy of a live lock is what a waiter finds on arrival. */
  @Test
  void movedPolicyIsInForceAtOnce() throws Exception {
    site.movePolicy(Strategy.PADDED);
    lock.lock();
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
            });
    waiter.start();
    untilParked(waiter);
    lock.unlock();
    Contention wait = told.poll(5, TimeUnit.SECONDS);
    waiter.join();
    assertEquals("padded", wait.strategy);
    assertEquals(0, wait.spinNanos);
    assertEquals(Strategy.OPTIMISTIC, site.strategy());
    assertThrows(IllegalArgumentException.class, () -> site.movePolicy(Strategy.JDK));
  }

  /** A listener that fails must not keep the lock. */
  @Test
  void failingListenerDoesNoHarm() throws Exception {
    Listeners.use(
        new ContentionListener() {
          @Override
          public boolean isEnabled() {
            return true;
          }

          @Override
          public void begin(Contention contention) {
            contention.token = this;
          }

          @Override
          public void end(Contention contention) {
            throw new IllegalStateException("end");
          }

          @Override
          public void record(Contention contention) {
            throw new StackOverflowError("record");
          }
        });
    ReentrantLock used = lock;
    used.lock();
    Thread waiter =
        new Thread(
            () -> {
              used.lock();
              used.unlock();
            });
    waiter.start();
    untilParked(waiter);
    used.unlock();
    waiter.join();
    assertFalse(used.isLocked());
  }

  private static void untilParked(Thread thread) throws InterruptedException {
    while (thread.getState() != Thread.State.WAITING) {
      Thread.sleep(1);
    }
  }
}
