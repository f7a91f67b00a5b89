package dev.locksmith.conformance;

import dev.locksmith.lock.TunedSemaphore;
import java.util.Collection;

/** An application's semaphore, on top of a tuned one. */
class TunedPermits extends TunedSemaphore implements SemaphoreProbe {
  private static final long serialVersionUID = 1;

  TunedPermits(int permits, boolean fair, int site) {
    super(permits, fair, site);
  }

  @Override
  public Collection<Thread> getQueuedThreads() {
    return super.getQueuedThreads();
  }

  @Override
  public void reducePermits(int reduction) {
    super.reducePermits(reduction);
  }
}
