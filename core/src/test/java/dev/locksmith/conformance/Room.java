package dev.locksmith.conformance;

import java.util.Collection;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A lock that has conditions: what a lock and a write lock have in common. */
interface Room {
  Lock lock();

  int holds();

  boolean hasWaiters(Condition condition);

  int waitQueueLength(Condition condition);

  Collection<Thread> waitingThreads(Condition condition);

  Collection<Thread> queuedThreads();

  /** The kinds of rooms. */
  enum Kind {
    LOCK,
    WRITE_LOCK;

    /** A fresh lock, whose protected methods are open. */
    Room make(Subject subject) {
      return switch (this) {
        case LOCK -> new OfLock(subject.open().lock());
        case WRITE_LOCK -> new OfWriteLock(subject.open().readWriteLock());
      };
    }
  }

  /** A lock. */
  record OfLock(ReentrantLock lock) implements Room {
    @Override
    public int holds() {
      return lock.getHoldCount();
    }

    @Override
    public boolean hasWaiters(Condition condition) {
      return lock.hasWaiters(condition);
    }

    @Override
    public int waitQueueLength(Condition condition) {
      return lock.getWaitQueueLength(condition);
    }

    @Override
    public Collection<Thread> waitingThreads(Condition condition) {
      return LockProbe.of(lock).getWaitingThreads(condition);
    }

    @Override
    public Collection<Thread> queuedThreads() {
      return LockProbe.of(lock).getQueuedThreads();
    }
  }

  /** A write lock. */
  record OfWriteLock(ReentrantReadWriteLock owner) implements Room {
    @Override
    public Lock lock() {
      return owner.writeLock();
    }

    @Override
    public int holds() {
      return owner.getWriteHoldCount();
    }

    @Override
    public boolean hasWaiters(Condition condition) {
      return owner.hasWaiters(condition);
    }

    @Override
    public int waitQueueLength(Condition condition) {
      return owner.getWaitQueueLength(condition);
    }

    @Override
    public Collection<Thread> waitingThreads(Condition condition) {
      return ReadWriteLockProbe.of(owner).getWaitingThreads(condition);
    }

    @Override
    public Collection<Thread> queuedThreads() {
      return ReadWriteLockProbe.of(owner).getQueuedThreads();
    }
  }
}
