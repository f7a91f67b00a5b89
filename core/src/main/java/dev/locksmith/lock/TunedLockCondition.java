package dev.locksmith.lock;

import dev.locksmith.sync.ExclusiveSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;

/** A condition of a {@link TunedReentrantLock}. */
final class TunedLockCondition extends ConditionObject {
  private static final long serialVersionUID = 1L;

  private final transient TunedReentrantLock lock;

  TunedLockCondition(TunedReentrantLock lock, ExclusiveSynchronizer synchronizer) {
    synchronizer.super();
    this.lock = lock;
    synchronizer.prepareCondition();
  }

  /** Streams hold a condition of the lock that stands for the lock there. */
  private Object writeReplace() {
    return SerialForms.of(this, lock.conditionToWrite());
  }
}
