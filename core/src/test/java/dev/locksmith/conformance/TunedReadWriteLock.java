package dev.locksmith.conformance;

import dev.locksmith.lock.TunedReentrantReadWriteLock;
import java.util.Collection;
import java.util.concurrent.locks.Condition;

/** An application's read-write lock, on top of a tuned one. */
class TunedReadWriteLock extends TunedReentrantReadWriteLock implements ReadWriteLockProbe {
  private static final long serialVersionUID = 1;

  TunedReadWriteLock(boolean fair, int site) {
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
  public Collection<Thread> getQueuedReaderThreads() {
    return super.getQueuedReaderThreads();
  }

  @Override
  public Collection<Thread> getQueuedWriterThreads() {
    return super.getQueuedWriterThreads();
  }

  @Override
  public Collection<Thread> getWaitingThreads(Condition condition) {
    return super.getWaitingThreads(condition);
  }
}
