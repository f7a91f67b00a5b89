package dev.locksmith.sync;

import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** The word between its pads. */
@SuppressWarnings("serial") // Never written to a stream: the drop-ins write a lock of the JDK.
public abstract class PermitWord extends PermitPadBefore {
  private static final AtomicLongFieldUpdater<PermitWord> WORD =
      AtomicLongFieldUpdater.newUpdater(PermitWord.class, "word");

  private volatile long word;

  protected PermitWord(LockSite site, boolean fair) {
    super(site, fair);
  }

  @Override
  protected final long word() {
    return word;
  }

  @Override
  protected final boolean casWord(long expected, long next) {
    return WORD.compareAndSet(this, expected, next);
  }

  @Override
  protected final long addToWord(long delta) {
    return WORD.addAndGet(this, delta);
  }
}
