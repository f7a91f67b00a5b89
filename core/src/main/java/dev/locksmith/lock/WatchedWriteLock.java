package dev.locksmith.lock;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.sync.Waits;
import dev.locksmith.sync.Watch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The write view of a {@link WatchedReentrantReadWriteLock}. A wait is recorded as {@link
 * WatchedReentrantLock} says.
 */
class WatchedWriteLock extends ReentrantReadWriteLock.WriteLock {
  private static final long serialVersionUID = 1L;

  private final transient WatchedReentrantReadWriteLock lock;
  private transient boolean hasConditions;

  WatchedWriteLock(WatchedReentrantReadWriteLock lock) {
    super(lock);
    this.lock = lock;
  }

  @Override
  public void lock() {
    Contention wait = lock.writerMustWait() ? lock.arrive(Mode.WRITE) : null;
    super.lock();
    if (wait != null) {
      acquired(wait);
    }
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    Contention wait = lock.writerMustWait() ? lock.arrive(Mode.WRITE) : null;
    try {
      super.lockInterruptibly();
    } catch (InterruptedException e) {
      lock.endAndRecord(wait, Outcome.INTERRUPTED);
      throw e;
    }
    if (wait != null) {
      acquired(wait);
    }
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    Contention wait = lock.writerMustWait() ? lock.arrive(Mode.WRITE) : null;
    boolean acquired;
    try {
      acquired = super.tryLock(timeout, unit);
    } catch (InterruptedException e) {
      lock.endAndRecord(wait, Outcome.INTERRUPTED);
      throw e;
    }
    if (wait != null) {
      if (acquired) {
        acquired(wait);
      } else {
        lock.endAndRecord(wait, Outcome.TIMED_OUT);
      }
    }
    return acquired;
  }

  @Override
  public void unlock() {
    Waits waits = lock.waits();
    if (waits == null || !waits.hasPending() || lock.writeHolds() != 1) {
      super.unlock();
      return;
    }
    Contention wait = waits.takePending();
    super.unlock();
    if (wait != null) {
      Watch.record(wait);
    }
  }

  @Override
  public Condition newCondition() {
    hasConditions = true;
    return super.newCondition();
  }

  @Override
  public String toString() {
    return JdkName.of(ReentrantReadWriteLock.WriteLock.class, super.toString());
  }

  private void acquired(Contention wait) {
    if (lock.end(wait, Outcome.ACQUIRED) && (hasConditions || !lock.waits().putOff(wait))) {
      Watch.record(wait);
    }
  }

  private Object writeReplace() {
    return lock.writeViewToWrite();
  }
}
