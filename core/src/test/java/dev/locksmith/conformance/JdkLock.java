package dev.locksmith.conformance;

import java.util.Collection;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** An application's lock. */
class JdkLock extends ReentrantLock implements LockProbe {
  private static final long serialVersionUID = 1;

  JdkLock(boolean fair) {
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
  public Collection<Thread> getWaitingThreads(Condition condition) {
    return super.getWaitingThreads(condition);
  }
}
