package dev.locksmith.anywhere.app;

import java.util.Collection;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Locks of the application's own types. */
final class Subclasses {
  private static class Counting extends ReentrantLock {
    private static final long serialVersionUID = 1L;

    int locked;

    Counting(boolean fair) {
      super(fair);
    }

    @Override
    public void lock() {
      super.lock();
      locked++;
    }
  }

  private static final class Deeper extends Counting {
    private static final long serialVersionUID = 1L;

    private final transient Semaphore other = new Semaphore(1);

    Deeper() {
      super(new ReentrantLock(true).isFair());
    }
  }

  private static final class Telling extends ReentrantLock {
    private static final long serialVersionUID = 1L;

    @Override
    protected Thread getOwner() {
      return super.getOwner();
    }

    Collection<Thread> waiting() {
      return getQueuedThreads();
    }
  }

  private static final class Shrinking extends Semaphore {
    private static final long serialVersionUID = 1L;

    Shrinking() {
      super(3);
      reducePermits(2);
    }
  }

  private Subclasses() {}

  static Object[] named() {
    Counting one = new Counting(false);
    Deeper two = new Deeper();
    one.lock();
    two.lock();
    two.lock();
    Check.that(one.locked == 1 && two.locked == 2 && two.getHoldCount() == 2);
    Check.that(!one.isFair() && two.isFair());
    return new Object[] {one, two, two.other};
  }

  static Object[] anonymous() {
    ReentrantLock lock =
        new ReentrantLock(true) {
          private static final long serialVersionUID = 1L;

          @Override
          public boolean tryLock() {
            return super.tryLock() && isHeldByCurrentThread();
          }
        };
    Check.that(lock.tryLock() && lock.isFair());
    return new Object[] {lock};
  }

  static Object[] callingProtected() {
    Telling telling = new Telling();
    Check.that(telling.getOwner() == null);
    telling.lock();
    Check.that(telling.getOwner() == Thread.currentThread() && telling.waiting().isEmpty());
    telling.unlock();
    Shrinking shrinking = new Shrinking();
    Check.that(shrinking.availablePermits() == 1);
    return new Object[] {telling, shrinking};
  }
}
