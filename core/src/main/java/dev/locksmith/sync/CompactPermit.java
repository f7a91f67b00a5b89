package dev.locksmith.sync;

import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** A synchronizer of permits without pads, for sites that make very many locks. */
@SuppressWarnings("serial") // Never written to a stream: the drop-ins write a lock of the JDK.
final class CompactPermit extends PermitSynchronizer {
  private static final AtomicLongFieldUpdater<CompactPermit> WORD =
      AtomicLongFieldUpdater.newUpdater(CompactPermit.class, "word");

  private volatile long word;

  CompactPermit(LockSite site, boolean fair) {
    super(site, fair);
  }

  @Override
  long word() {
    return word;
  }

  @Override
  boolean casWord(long expected, long next) {
    return WORD.compareAndSet(this, expected, next);
  }

  @Override
  long addToWord(long delta) {
    return WORD.addAndGet(this, delta);
  }
}
