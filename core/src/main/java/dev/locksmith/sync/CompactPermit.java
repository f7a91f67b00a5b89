package dev.locksmith.sync;

import dev.locksmith.site.LockSite;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** A synchronizer of permits without pads, for sites that make very many locks. */
@SuppressWarnings("serial") // Never written to a stream: the drop-ins write a lock of the JDK.
public final class CompactPermit extends PermitSynchronizer {
  private static final AtomicLongFieldUpdater<CompactPermit> WORD =
      AtomicLongFieldUpdater.newUpdater(CompactPermit.class, "word");

  private volatile long word;

  /**
   * A synchronizer without permits yet.
   *
   * @param site where the semaphore is made
   * @param fair whether waiters are served in the order of their arrival
   */
  public CompactPermit(LockSite site, boolean fair) {
    super(site, fair);
  }

  @Override
  protected long word() {
    return word;
  }

  @Override
  protected boolean casWord(long expected, long next) {
    return WORD.compareAndSet(this, expected, next);
  }

  @Override
  protected long addToWord(long delta) {
    return WORD.addAndGet(this, delta);
  }
}
