package dev.locksmith.sync;

import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** A read-write synchronizer without pads, for sites that make very many locks. */
@SuppressWarnings("serial") // Never written to a stream: the drop-ins write a lock of the JDK.
final class CompactReadWrite extends ReadWriteSynchronizer {
  private static final AtomicLongFieldUpdater<CompactReadWrite> WORD =
      AtomicLongFieldUpdater.newUpdater(CompactReadWrite.class, "word");

  private volatile long word;

  CompactReadWrite(LockSite site, boolean fair) {
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
