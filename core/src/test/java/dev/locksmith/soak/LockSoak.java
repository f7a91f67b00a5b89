package dev.locksmith.soak;

import dev.locksmith.lock.TunedReentrantLock;
import dev.locksmith.site.LockSite;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;

/** Random use of a mutual exclusion lock and its condition. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"}) // Odd uses are the point.
final class LockSoak extends Soak {
  private final LockSite site;
  private final TunedReentrantLock lock;
  private final Condition condition;
  private final LongAdder expected = new LongAdder();
  private int inside;
  private long actual;

  LockSoak(LockSite site, boolean fair) {
    this.site = site;
    this.lock = new TunedReentrantLock(fair, site.number());
    this.condition = lock.newCondition();
  }

  @Override
  Object lock() {
    return lock;
  }

  @Override
  void disturb(SplittableRandom random) {
    site.movePolicy(TUNED[random.nextInt(TUNED.length)]);
  }

  @Override
  void rouse() throws InterruptedException {
    if (lock.tryLock(100, TimeUnit.MILLISECONDS)) {
      condition.signalAll();
      lock.unlock();
    }
  }

  @Override
  void step(SplittableRandom random) throws InterruptedException {
    switch (random.nextInt(5)) {
      case 0 -> lock.lock();
      case 1 -> lock.lockInterruptibly();
      case 2 -> {
        if (!lock.tryLock()) {
          return;
        }
      }
      case 3 -> {
        if (!lock.tryLock(random.nextInt(200) - 10, TimeUnit.MICROSECONDS)) {
          return;
        }
      }
      default -> {
        lock.lock();
        lock.lock();
        lock.unlock();
      }
    }
    try {
      section(random);
    } finally {
      lock.unlock();
    }
  }

  private void section(SplittableRandom random) throws InterruptedException {
    check(lock.isHeldByCurrentThread() && lock.getHoldCount() == 1, "held once");
    expected.increment();
    enter();
    dwell(random);
    leave();
    switch (random.nextInt(20)) {
      case 0 -> condition.signal();
      case 1 -> condition.signalAll();
      case 2 -> {
        lock.lock();
        try {
          await(condition, random);
        } finally {
          check(lock.getHoldCount() == 2, "held twice after the wait");
          lock.unlock();
        }
        enter();
        leave();
      }
      default -> {}
    }
  }

  private void enter() {
    check(inside == 0, "two inside");
    inside++;
  }

  private void leave() {
    check(inside == 1, "left by another");
    inside--;
    actual++;
  }

  @Override
  void checkAtRest() {
    check(lock.tryLock(), "still locked");
    check(!lock.hasWaiters(condition), "still awaited");
    lock.unlock();
    check(actual >= expected.sum(), "lost updates: " + actual + " of " + expected);
  }
}
