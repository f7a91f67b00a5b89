package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;

/** A condition of the write view of a {@link TunedReentrantReadWriteLock}. */
final class TunedWriteCondition extends ConditionObject {
  private static final long serialVersionUID = 1L;

  private final transient TunedReentrantReadWriteLock lock;

  TunedWriteCondition(TunedReentrantReadWriteLock lock, ReadWriteSynchronizer synchronizer) {
    synchronizer.super();
    this.lock = lock;
    synchronizer.prepareCondition();
  }

  /** Streams hold a condition of the lock that stands for the lock there. */
  private Object writeReplace() {
    return SerialForms.of(this, lock.conditionToWrite());
  }
}
