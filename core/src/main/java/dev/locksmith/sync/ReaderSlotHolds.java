package dev.locksmith.sync;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** What a {@link ReaderSlot} says, between its pads. */
abstract class ReaderSlotHolds extends ReaderSlotPadBefore {
  private static final AtomicIntegerFieldUpdater<ReaderSlotHolds> HOLDS =
      AtomicIntegerFieldUpdater.newUpdater(ReaderSlotHolds.class, "holds");

  /** 0: free; above: biased holds; below: as many holds that are counted in the lock's word. */
  volatile int holds;

  /** The thread that marked the slot, as long as it does; each thread asks for itself. */
  Thread owner;

  final boolean casHolds(int expected, int next) {
    return HOLDS.compareAndSet(this, expected, next);
  }
}
