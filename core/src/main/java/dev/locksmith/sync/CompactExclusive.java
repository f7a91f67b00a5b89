package dev.locksmith.sync;

import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A mutual exclusion synchronizer without pads, for sites that make very many locks. */
@SuppressWarnings("serial") // Never written to a stream: the drop-ins write a lock of the JDK.
final class CompactExclusive extends ExclusiveSynchronizer {
  private static final AtomicIntegerFieldUpdater<CompactExclusive> WORD =
      AtomicIntegerFieldUpdater.newUpdater(CompactExclusive.class, "word");

  private volatile int word;

  CompactExclusive(LockSite site, boolean fair) {
    super(site, fair);
  }

  @Override
  int word() {
    return word;
  }

  @Override
  boolean casWord(int expected, int next) {
    return WORD.compareAndSet(this, expected, next);
  }

  @Override
  void addToWord(int delta) {
    WORD.getAndAdd(this, delta);
  }
}
