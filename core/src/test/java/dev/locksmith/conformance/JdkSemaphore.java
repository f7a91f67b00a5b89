package dev.locksmith.conformance;

import java.util.Collection;
import java.util.concurrent.Semaphore;

/** An application's semaphore. */
class JdkSemaphore extends Semaphore implements SemaphoreProbe {
  private static final long serialVersionUID = 1;

  JdkSemaphore(int permits, boolean fair) {
    super(permits, fair);
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
