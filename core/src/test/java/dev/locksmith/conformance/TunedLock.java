package dev.locksmith.conformance;

import dev.locksmith.lock.TunedReentrantLock;
import java.util.Collection;
import java.util.concurrent.locks.Condition;

/** An application's lock, on top of a tuned one. */
class TunedLock extends TunedReentrantLock implements LockProbe {
  private static final long serialVersionUID = 1;

  TunedLock(boolean fair, int site) {
    super(fair, site);
  }

  @Override
  public Thread getOwner() {
    return super.getOwner();
  }

  @Override
  public Collection<Thread> getQueuedThreads() {
    return super.getQueuedThreads();
  }

  @Override
  public Collection<Thread> getWaitingThreads(Condition condition) {
    return super.getWaitingThreads(condition);
  }
}
