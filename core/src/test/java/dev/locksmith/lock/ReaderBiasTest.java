package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.layout.ForkedJvm;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.PaddingBudget;
import dev.locksmith.site.Strategy;
import dev.locksmith.sync.ReaderBiases;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** When a read-write lock is biased towards readers, and that nobody can tell by what it does. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"})
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class ReaderBiasTest {
  /** More than there are slots. */
  private static final int MANY = 100;

  private static final int ROUNDS = 20_000;

  @ParameterizedTest
  @EnumSource(names = {"OPTIMISTIC", "MCS"})
  void readersThatMeetAreFavoured(Strategy strategy) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, false);
    assertFalse(isBiased(lock));
    meet(lock);
    assertTrue(isBiased(lock));
  }

  @Test
  void oneReaderIsNot() {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(Strategy.OPTIMISTIC, false);
    for (int i = 0; i < 1000; i++) {
      lock.readLock().lock();
      lock.readLock().lock();
      lock.readLock().unlock();
      lock.readLock().unlock();
    }
    assertFalse(isBiased(lock));
  }

  @ParameterizedTest
  @MethodSource("dev.locksmith.lock.TunedFixtures#strategiesAndOrders")
  void readersOfFairLocksAndOfThoseThatOnlyParkAreNot(Strategy strategy, boolean fair)
      throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(strategy, fair);
    meet(lock);
    assertEquals(strategy.spins() && !fair, isBiased(lock));
  }

  @Test
  void theBiasReturnsAfterAWriter() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    lock.writeLock().lock();
    lock.writeLock().unlock();
    assertFalse(isBiased(lock));
    while (!isBiased(lock)) {
      meet(lock);
    }
  }

  @Test
  void itIsOnlyGrantedWhereNobodyWritesOrWaitsTo() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    lock.writeLock().lock();
    ReaderBiases.grant(lock.synchronizer());
    assertFalse(isBiased(lock));
    lock.readLock().lock();
    lock.writeLock().unlock();
    Thread writer = go(() -> lock.writeLock().lock());
    awaitQueued(lock, writer);
    ReaderBiases.grant(lock.synchronizer());
    assertFalse(isBiased(lock));
    lock.readLock().unlock();
    end(writer);
  }

  @Test
  void itEndsWithThePolicyAndReturnsWithIt() throws Exception {
    LockSite site = TunedFixtures.site(LockType.READ_WRITE_LOCK, Strategy.MCS);
    TunedReentrantReadWriteLock lock = new TunedReentrantReadWriteLock(site.number());
    meet(lock);
    lock.readLock().lock();
    assertTrue(isBiased(lock));
    site.movePolicy(Strategy.PADDED);
    end(go(() -> read(lock)));
    assertFalse(isBiased(lock));
    assertEquals(1, ReaderBiases.counted(lock.synchronizer()));
    lock.readLock().unlock();
    meet(lock);
    assertFalse(isBiased(lock));
    site.movePolicy(Strategy.OPTIMISTIC);
    while (!isBiased(lock)) {
      meet(lock);
    }
  }

  @Test
  void theKillSwitchEndsItForGood() throws Exception {
    ForkedJvm.Result result = ForkedJvm.run(List.of(), StoppedBias.class);
    assertEquals("biased, then not\n", result.output());
  }

  @Test
  void onlySoManyLocksOfASiteHaveSlots() {
    LockSite site = TunedFixtures.site(LockType.READ_WRITE_LOCK, Strategy.MCS);
    for (int i = 0; i <= PaddingBudget.READER_TABLES; i++) {
      TunedReentrantReadWriteLock lock = new TunedReentrantReadWriteLock(site.number());
      ReaderBiases.grant(lock.synchronizer());
      assertEquals(i < PaddingBudget.READER_TABLES, isBiased(lock));
    }
  }

  @Test
  void aReaderByASlotIsCountedWhenSomebodyAsks() {
    TunedReentrantReadWriteLock lock = biased();
    lock.readLock().lock();
    lock.readLock().lock();
    assertEquals(0, ReaderBiases.counted(lock.synchronizer()));
    assertEquals(2, lock.getReadHoldCount());
    assertTrue(isBiased(lock));
    assertEquals(2, lock.getReadLockCount());
    assertFalse(isBiased(lock));
    assertEquals(2, ReaderBiases.counted(lock.synchronizer()));
    assertEquals(2, lock.getReadHoldCount());
    lock.readLock().lock();
    assertEquals(3, lock.getReadHoldCount());
    for (int left = 2; left >= 0; left--) {
      lock.readLock().unlock();
      assertEquals(left, lock.getReadHoldCount());
      assertEquals(left, lock.getReadLockCount());
    }
    assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
    assertTrue(lock.writeLock().tryLock());
  }

  @Test
  void holdsOfEveryOriginAddUp() {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(Strategy.OPTIMISTIC, false);
    lock.readLock().lock();
    ReaderBiases.grant(lock.synchronizer());
    for (int holds = 2; holds <= 600; holds++) {
      lock.readLock().lock();
      assertEquals(holds, lock.getReadHoldCount());
    }
    assertEquals(600, lock.getReadLockCount());
    ReaderBiases.grant(lock.synchronizer());
    for (int left = 599; left >= 0; left--) {
      lock.readLock().unlock();
      assertEquals(left, lock.getReadHoldCount());
    }
    assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
    assertTrue(lock.writeLock().tryLock());
  }

  @Test
  void moreReadersThanSlots() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    CountDownLatch inside = new CountDownLatch(MANY);
    CountDownLatch leave = new CountDownLatch(1);
    List<Thread> readers = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      readers.add(
          go(
              () -> {
                lock.readLock().lock();
                inside.countDown();
                leave.await();
                assertEquals(1, lock.getReadHoldCount());
                lock.readLock().unlock();
                assertEquals(0, lock.getReadHoldCount());
              }));
    }
    inside.await();
    assertTrue(ReaderBiases.counted(lock.synchronizer()) < MANY, "none by a slot");
    assertEquals(MANY, lock.getReadLockCount());
    assertFalse(lock.writeLock().tryLock());
    ReaderBiases.grant(lock.synchronizer());
    leave.countDown();
    for (Thread reader : readers) {
      end(reader);
    }
    assertEquals(0, lock.getReadLockCount());
    assertTrue(lock.writeLock().tryLock());
  }

  @Test
  void whoDoesNotReadCannotUnlockThoughItsSlotIsMarked() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    lock.readLock().lock();
    for (int i = 0; i < MANY; i++) {
      end(
          go(
              () -> {
                assertEquals(0, lock.getReadHoldCount());
                assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
              }));
    }
    assertTrue(isBiased(lock));
    assertEquals(1, lock.getReadHoldCount());
    lock.readLock().unlock();
  }

  @Test
  void tryLockOfAWriterFailsOnlyWhileThereAreReaders() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    CountDownLatch leave = new CountDownLatch(1);
    Thread reader = goReading(lock, leave);
    assertTrue(isBiased(lock));
    assertFalse(lock.writeLock().tryLock());
    leave.countDown();
    end(reader);
    ReaderBiases.grant(lock.synchronizer());
    assertTrue(isBiased(lock));
    assertTrue(lock.writeLock().tryLock());
    assertEquals(1, lock.getWriteHoldCount());
  }

  /** The mark of a reader against the revocation by a writer, again and again. */
  @Test
  void ofAReaderAndAWriterThatDoNotWaitOneGetsIn() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    Rendezvous both = new Rendezvous();
    boolean[] read = new boolean[1];
    Thread reader =
        go(
            () -> {
              for (int i = 0; i < ROUNDS; i++) {
                both.meet();
                read[0] = lock.readLock().tryLock();
                both.meet();
                if (read[0]) {
                  lock.readLock().unlock();
                }
                both.meet();
              }
            });
    int wrong = 0;
    for (int i = 0; i < ROUNDS; i++) {
      ReaderBiases.grant(lock.synchronizer());
      both.meet();
      boolean written = lock.writeLock().tryLock();
      both.meet();
      wrong += written == read[0] ? 1 : 0;
      if (written) {
        lock.writeLock().unlock();
      }
      both.meet();
    }
    end(reader);
    assertEquals(0, wrong);
  }

  @Test
  void theLastReaderWakesAWriter() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    CountDownLatch first = new CountDownLatch(1);
    CountDownLatch second = new CountDownLatch(1);
    Thread one = goReading(lock, first);
    Thread other = goReading(lock, second);
    Thread writer = go(() -> lock.writeLock().lock());
    awaitQueued(lock, writer);
    first.countDown();
    end(one);
    assertFalse(lock.isWriteLocked());
    second.countDown();
    end(other);
    end(writer);
    assertTrue(lock.isWriteLocked());
  }

  @Test
  void aWriterGivesUpAndLeavesReadersAlone() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    lock.readLock().lock();
    end(go(() -> assertFalse(lock.writeLock().tryLock(5, TimeUnit.MILLISECONDS))));
    ReaderBiases.grant(lock.synchronizer());
    Thread writer =
        go(
            () ->
                assertThrows(
                    InterruptedException.class, () -> lock.writeLock().lockInterruptibly()));
    awaitQueued(lock, writer);
    writer.interrupt();
    end(writer);
    assertEquals(1, lock.getReadHoldCount());
    end(go(() -> assertTrue(lock.readLock().tryLock())));
    lock.readLock().unlock();
    assertEquals(1, lock.getReadLockCount());
  }

  @Test
  void aReaderMayReadAgainWhileAWriterWaits() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    lock.readLock().lock();
    Thread writer = go(() -> lock.writeLock().lock());
    awaitQueued(lock, writer);
    lock.readLock().lock();
    assertEquals(2, lock.getReadHoldCount());
    assertTrue(writer.isAlive());
    lock.readLock().unlock();
    lock.readLock().unlock();
    end(writer);
  }

  @Test
  void readHoldsOfAThreadThatEndedStay() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    end(go(() -> lock.readLock().lock()));
    assertFalse(lock.writeLock().tryLock());
    assertEquals(1, lock.getReadLockCount());
    assertEquals(0, lock.getReadHoldCount());
    ReaderBiases.grant(lock.synchronizer());
    end(go(() -> read(lock)));
    assertFalse(lock.writeLock().tryLock());
    assertEquals(1, lock.getReadLockCount());
  }

  @Test
  void readsOfAWriterOutlastABiasWhileItAwaits() throws Exception {
    TunedReentrantReadWriteLock lock = biased();
    Condition condition = lock.writeLock().newCondition();
    lock.writeLock().lock();
    lock.readLock().lock();
    Thread signaller =
        go(
            () -> {
              while (!isBiased(lock)) {
                ReaderBiases.grant(lock.synchronizer());
              }
              read(lock);
              lock.writeLock().lock();
              condition.signal();
              lock.writeLock().unlock();
            });
    condition.await();
    end(signaller);
    assertEquals(1, lock.getReadHoldCount());
    assertEquals(1, lock.getReadLockCount());
    lock.writeLock().unlock();
    ReaderBiases.grant(lock.synchronizer());
    lock.readLock().lock();
    assertEquals(2, lock.getReadHoldCount());
    lock.readLock().unlock();
    lock.readLock().unlock();
    assertThrows(IllegalMonitorStateException.class, () -> lock.readLock().unlock());
  }

  /** One thread reads while another does so often. */
  static void meet(TunedReentrantReadWriteLock lock) throws Exception {
    lock.readLock().lock();
    end(
        go(
            () -> {
              for (int i = 0; i < MANY; i++) {
                read(lock);
              }
            }));
    lock.readLock().unlock();
  }

  static boolean isBiased(TunedReentrantReadWriteLock lock) {
    return ReaderBiases.isGranted(lock.synchronizer());
  }

  private static TunedReentrantReadWriteLock biased() {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(Strategy.OPTIMISTIC, false);
    ReaderBiases.grant(lock.synchronizer());
    assertTrue(isBiased(lock));
    return lock;
  }

  private static void read(TunedReentrantReadWriteLock lock) {
    lock.readLock().lock();
    lock.readLock().unlock();
  }

  private static Thread goReading(TunedReentrantReadWriteLock lock, CountDownLatch leave)
      throws InterruptedException {
    CountDownLatch inside = new CountDownLatch(1);
    Thread reader =
        go(
            () -> {
              lock.readLock().lock();
              inside.countDown();
              leave.await();
              lock.readLock().unlock();
            });
    inside.await();
    return reader;
  }

  private static void awaitQueued(TunedReentrantReadWriteLock lock, Thread thread)
      throws InterruptedException {
    while (!lock.getQueuedThreads().contains(thread)
        || thread.getState() == Thread.State.RUNNABLE) {
      Thread.sleep(1);
    }
  }

  private interface Work {
    void run() throws Exception;
  }

  /**
   * Where two threads wait for each other, without parking, so that they go on at the same time.
   */
  private static final class Rendezvous {
    private final AtomicInteger arrivals = new AtomicInteger();

    @SuppressWarnings("ThreadPriorityCheck") // Nothing depends on it.
    void meet() {
      int mine = arrivals.incrementAndGet();
      int both = mine + (mine & 1);
      for (int looks = 1; arrivals.get() < both; looks++) {
        if (looks % 1000 == 0) {
          Thread.yield();
        }
      }
    }
  }

  /** A thread that remembers how it failed. */
  private static final class Party extends Thread {
    private final Work work;
    private Throwable failure;

    Party(Work work) {
      this.work = work;
      setDaemon(true);
    }

    @Override
    public void run() {
      try {
        work.run();
      } catch (Throwable e) {
        failure = e;
      }
    }
  }

  private static Thread go(Work work) {
    Party party = new Party(work);
    party.start();
    return party;
  }

  private static void end(Thread thread) throws Exception {
    thread.join();
    if (((Party) thread).failure != null) {
      throw new AssertionError(((Party) thread).failure);
    }
  }
}
