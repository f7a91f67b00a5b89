package dev.locksmith.sync;

import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** The word between its pads. */
@SuppressWarnings("serial") // Never written to a stream: the drop-ins write a lock of the JDK.
abstract class ExclusiveWord extends ExclusivePadBefore {
  private static final AtomicIntegerFieldUpdater<ExclusiveWord> WORD =
      AtomicIntegerFieldUpdater.newUpdater(ExclusiveWord.class, "word");

  private volatile int word;

  ExclusiveWord(LockSite site, boolean fair) {
    super(site, fair);
  }

  @Override
  final int word() {
    return word;
  }

  @Override
  final boolean casWord(int expected, int next) {
    return WORD.compareAndSet(this, expected, next);
  }

  @Override
  final void addToWord(int delta) {
    WORD.getAndAdd(this, delta);
  }
}
