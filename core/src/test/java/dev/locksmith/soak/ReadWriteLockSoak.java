package dev.locksmith.soak;

import dev.locksmith.lock.TunedFixtures;
import dev.locksmith.lock.TunedReentrantReadWriteLock;
import dev.locksmith.site.LockSite;
import dev.locksmith.sync.ReaderBiases;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

/** Random use of both sides of a read-write lock, with nesting and downgrades. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"}) // Odd uses are the point.
final class ReadWriteLockSoak extends Soak {
  private final LockSite site;
  private final TunedReentrantReadWriteLock lock;
  private final Condition condition;
  private final AtomicInteger readers = new AtomicInteger();
  private final AtomicInteger writers = new AtomicInteger();
  private int left;
  private int right;

  ReadWriteLockSoak(LockSite site, boolean fair) {
    this.site = site;
    this.lock = new TunedReentrantReadWriteLock(fair, site.number());
    this.condition = lock.writeLock().newCondition();
  }

  @Override
  Object lock() {
    return lock;
  }

  @Override
  void disturb(SplittableRandom random) {
    if (random.nextInt(4) == 0) {
      site.movePolicy(TUNED[random.nextInt(TUNED.length)]);
    }
    ReaderBiases.grant(TunedFixtures.synchronizer(lock));
  }

  @Override
  void rouse() throws InterruptedException {
    if (lock.writeLock().tryLock(100, TimeUnit.MILLISECONDS)) {
      condition.signalAll();
      lock.writeLock().unlock();
    }
  }

  @Override
  void step(SplittableRandom random) throws InterruptedException {
    boolean write = random.nextInt(3) == 0;
    Lock side = write ? lock.writeLock() : lock.readLock();
    switch (random.nextInt(4)) {
      case 0 -> side.lock();
      case 1 -> side.lockInterruptibly();
      case 2 -> {
        if (!side.tryLock()) {
          return;
        }
      }
      default -> {
        if (!side.tryLock(random.nextInt(200) - 10, TimeUnit.MICROSECONDS)) {
          return;
        }
      }
    }
    if (write) {
      write(random);
    } else {
      read(random);
    }
  }

  private void read(SplittableRandom random) {
    readers.incrementAndGet();
    check(writers.get() == 0, "a writer among readers");
    check(left == right, "torn");
    check(lock.getReadHoldCount() == 1, "read-held once");
    if (random.nextInt(4) == 0) {
      lock.readLock().lock();
      check(lock.getReadHoldCount() == 2, "read-held twice");
      lock.readLock().unlock();
    }
    dwell(random);
    check(left == right && writers.get() == 0, "written while read");
    readers.decrementAndGet();
    lock.readLock().unlock();
  }

  private void write(SplittableRandom random) throws InterruptedException {
    boolean downgrade = random.nextInt(6) == 0;
    try {
      update(random);
      if (random.nextInt(20) == 0) {
        condition.signalAll();
      } else if (random.nextInt(20) == 0) {
        await(condition, random);
        update(random);
      }
      if (downgrade) {
        lock.readLock().lock();
      }
    } catch (InterruptedException e) {
      downgrade = false;
      throw e;
    } finally {
      lock.writeLock().unlock();
      if (downgrade) {
        read(random);
      }
    }
  }

  private void update(SplittableRandom random) {
    check(writers.incrementAndGet() == 1 && readers.get() == 0, "not alone");
    left++;
    dwell(random);
    right++;
    check(writers.decrementAndGet() == 0 && left == right, "not alone at the end");
  }

  @Override
  void checkAtRest() {
    check(!lock.isWriteLocked() && lock.getReadLockCount() == 0, "still locked: " + lock);
    check(lock.writeLock().tryLock(), "not free");
    check(!lock.hasWaiters(condition), "still awaited");
    lock.writeLock().unlock();
  }
}
