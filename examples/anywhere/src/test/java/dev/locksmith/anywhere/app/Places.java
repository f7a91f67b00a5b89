package dev.locksmith.anywhere.app;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** What stands around a {@code new}. */
final class Places {
  private static final Lock LOCK = new ReentrantLock(true);
  private static final ReadWriteLock BOTH = new ReentrantReadWriteLock();
  private static final Semaphore PERMITS = new Semaphore(3);

  private final ReentrantLock lock;
  private final Semaphore permits = new Semaphore(1, true);
  private Lock copy;

  private Places() {
    this(new ReentrantLock());
  }

  private Places(ReentrantLock lock) {
    this.lock = lock;
  }

  static Object[] instanceFields() {
    return new Object[] {new Places().permits};
  }

  static Object[] staticFields() {
    return new Object[] {LOCK, BOTH, PERMITS};
  }

  static Object[] localVariables() {
    var lock = new ReentrantLock();
    Semaphore permits = new Semaphore(1, true);
    lock.lock();
    lock.unlock();
    permits.acquireUninterruptibly();
    permits.release();
    return new Object[] {lock, permits};
  }

  static Object[] branches() {
    int n = PERMITS.availablePermits();
    Semaphore it = new Semaphore(n > 2 ? n : n < 0 ? 0 : 2, n == 1 || (n == 3 && PERMITS != null));
    Check.that(it.availablePermits() == 3 && it.isFair());
    return new Object[] {it};
  }

  static Object[] tryInside() {
    String word = "two";
    Semaphore it =
        new Semaphore(
            switch (word) {
              case "one" -> 1;
              case "two" -> {
                try {
                  yield Integer.parseInt(word);
                } catch (NumberFormatException e) {
                  yield 2;
                }
              }
              default -> throw new IllegalStateException(word);
            });
    Check.that(it.availablePermits() == 2);
    return new Object[] {it};
  }

  static Object[] nested() {
    ReentrantLock inner = new ReentrantLock(true);
    Semaphore it = new Semaphore(new Semaphore(4).availablePermits(), new ReentrantLock().isFair());
    Lock outer = new ReentrantLock(new ReentrantReadWriteLock(inner.isFair()).isFair());
    Check.that(it.availablePermits() == 4 && !it.isFair());
    Check.that(((ReentrantLock) outer).isFair());
    return new Object[] {it, outer};
  }

  @SuppressWarnings("AssignmentExpression") // That form is what this is about.
  static Object[] chained() {
    Places one = new Places();
    Places other = new Places();
    Lock local = one.copy = other.copy = new ReentrantLock();
    return new Object[] {local, one.copy, other.copy};
  }

  static Object[] thisCall() {
    return new Object[] {new Places().lock};
  }

  static Object[] arrays() {
    Lock[] stripes = new Lock[2];
    for (int i = 0; i < stripes.length; i++) {
      stripes[i] = new ReentrantLock();
    }
    ReentrantLock[][] grid = {{new ReentrantLock()}, {}};
    return new Object[] {stripes[0], stripes[1], grid[0][0]};
  }

  static Object[] casts() {
    Object it = (ReadWriteLock) new ReentrantReadWriteLock();
    ReentrantReadWriteLock both = (ReentrantReadWriteLock) it;
    ReentrantReadWriteLock.ReadLock read = both.readLock();
    ReentrantReadWriteLock.WriteLock write = both.writeLock();
    write.lock();
    read.lock();
    write.unlock();
    Check.that(both.getReadHoldCount() == 1 && !both.isWriteLocked());
    read.unlock();
    Check.that(it instanceof ReentrantReadWriteLock && (Object) read instanceof Lock);
    return new Object[] {it};
  }
}
