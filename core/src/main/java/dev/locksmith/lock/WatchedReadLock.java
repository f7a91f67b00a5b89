package dev.locksmith.lock;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The read view of a {@link WatchedReentrantReadWriteLock}. Several threads hold it together, so a
 * wait is recorded as soon as it is over.
 */
class WatchedReadLock extends ReentrantReadWriteLock.ReadLock {
  private static final long serialVersionUID = 1L;

  private final transient WatchedReentrantReadWriteLock lock;

  WatchedReadLock(WatchedReentrantReadWriteLock lock) {
    super(lock);
    this.lock = lock;
  }

  @Override
  public void lock() {
    Contention wait = lock.readerMustWait() ? lock.arrive(Mode.READ) : null;
    super.lock();
    lock.endAndRecord(wait, Outcome.ACQUIRED);
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    Contention wait = lock.readerMustWait() ? lock.arrive(Mode.READ) : null;
    try {
      super.lockInterruptibly();
    } catch (InterruptedException e) {
      lock.endAndRecord(wait, Outcome.INTERRUPTED);
      throw e;
    }
    lock.endAndRecord(wait, Outcome.ACQUIRED);
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    Contention wait = lock.readerMustWait() ? lock.arrive(Mode.READ) : null;
    boolean acquired;
    try {
      acquired = super.tryLock(timeout, unit);
    } catch (InterruptedException e) {
      lock.endAndRecord(wait, Outcome.INTERRUPTED);
      throw e;
    }
    lock.endAndRecord(wait, acquired ? Outcome.ACQUIRED : Outcome.TIMED_OUT);
    return acquired;
  }

  @Override
  public String toString() {
    return JdkName.of(ReentrantReadWriteLock.ReadLock.class, super.toString());
  }

  private Object writeReplace() {
    return lock.readViewToWrite();
  }
}
