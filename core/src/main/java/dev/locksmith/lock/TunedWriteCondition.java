package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;

/** A condition of the write view of a {@link TunedReentrantReadWriteLock}. */
final class TunedWriteCondition extends ConditionObject {
  private static final long serialVersionUID = 1L;

  private final transient TunedWriteLock view;

  TunedWriteCondition(TunedWriteLock view, ReadWriteSynchronizer synchronizer) {
    synchronizer.super();
    this.view = view;
    synchronizer.prepareCondition();
  }

  /** Streams hold a condition of the view that stands for its view there. */
  private Object writeReplace() {
    return SerialForms.of(this, view.conditionToWrite());
  }
}
