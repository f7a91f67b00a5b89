package dev.locksmith.sync;

import dev.locksmith.event.Contention;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** What a lock needs only once a wait for it was recorded, and therefore gets only then. */
public class Waits {
  private static final AtomicLong IDS = new AtomicLong();

  /** The number of the lock, which stays the same for its life. */
  final long lockId = IDS.incrementAndGet();

  /** The record that is written when its waiter has released the lock; guarded by that lock. */
  private Contention pending;

  /** Those of a lock, which are made at the first call. */
  public static <L> Waits of(L lock, AtomicReferenceFieldUpdater<L, Waits> field) {
    Waits waits = field.get(lock);
    if (waits == null) {
      field.compareAndSet(lock, null, new Waits());
      waits = field.get(lock);
    }
    return waits;
  }

  /** Whether a record is kept. Only the lock's holder gets a reliable answer. */
  public final boolean hasPending() {
    return pending != null;
  }

  /**
   * Keeps the record until the lock is released. Only its holder may call this.
   *
   * @return {@code false} if another thread's record is kept already: that thread awaits a
   *     condition and will be back
   */
  public final boolean putOff(Contention wait) {
    if (pending != null) {
      return false;
    }
    wait.toldAfterSection = true;
    pending = wait;
    return true;
  }

  /**
   * The record that the calling thread put off, if it did. Only the lock's holder may call this.
   */
  public final Contention takePending() {
    Contention wait = pending;
    if (wait == null || wait.waiter() != Thread.currentThread()) {
      return null;
    }
    pending = null;
    return wait;
  }
}
