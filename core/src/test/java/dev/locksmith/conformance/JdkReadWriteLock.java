package dev.locksmith.conformance;

import java.util.Collection;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** An application's read-write lock. */
class JdkReadWriteLock extends ReentrantReadWriteLock implements ReadWriteLockProbe {
  private static final long serialVersionUID = 1;

  JdkReadWriteLock(boolean fair) {
    super(fair);
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
