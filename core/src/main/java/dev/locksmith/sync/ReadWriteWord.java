package dev.locksmith.sync;

import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** The word between its pads. */
@SuppressWarnings("serial") // Never written to a stream: the drop-ins write a lock of the JDK.
abstract class ReadWriteWord extends ReadWritePadBefore {
  private static final AtomicLongFieldUpdater<ReadWriteWord> WORD =
      AtomicLongFieldUpdater.newUpdater(ReadWriteWord.class, "word");

  private volatile long word;

  ReadWriteWord(LockSite site, boolean fair) {
    super(site, fair);
  }

  @Override
  final long word() {
    return word;
  }

  @Override
  final boolean casWord(long expected, long next) {
    return WORD.compareAndSet(this, expected, next);
  }

  @Override
  final long addToWord(long delta) {
    return WORD.addAndGet(this, delta);
  }
}
