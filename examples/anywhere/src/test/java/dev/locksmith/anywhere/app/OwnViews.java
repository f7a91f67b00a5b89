package dev.locksmith.anywhere.app;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Views of a read-write lock that are the application's own: both must share one lock. */
final class OwnViews {
  private static final class Read extends ReentrantReadWriteLock.ReadLock {
    private static final long serialVersionUID = 1L;

    private int locked;

    Read(ReentrantReadWriteLock lock) {
      super(lock);
    }

    @Override
    public void lock() {
      locked++;
      super.lock();
    }
  }

  private static final class Write extends ReentrantReadWriteLock.WriteLock {
    private static final long serialVersionUID = 1L;

    Write(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  private static final class Covariant extends ReentrantReadWriteLock {
    private static final long serialVersionUID = 1L;

    private final Read read = new Read(this);
    private final Write write = new Write(this);

    @Override
    public Read readLock() {
      return read;
    }

    @Override
    public Write writeLock() {
      return write;
    }
  }

  private OwnViews() {}

  static Object[] covariant() {
    Covariant lock = new Covariant();
    excludeEachOther(lock, lock.readLock(), lock.writeLock());
    return new Object[] {lock};
  }

  static Object[] besideTheLock() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Read read = new Read(lock);
    excludeEachOther(lock, read, lock.writeLock());
    Check.that(read.locked == 1);
    excludeEachOther(lock, lock.readLock(), new Write(lock));
    ReentrantReadWriteLock held = new ReentrantReadWriteLock();
    held.readLock().lock();
    Check.that(!new Write(held).tryLock());
    held.readLock().unlock();
    return new Object[] {lock, held};
  }

  private static void excludeEachOther(
      ReentrantReadWriteLock lock,
      ReentrantReadWriteLock.ReadLock read,
      ReentrantReadWriteLock.WriteLock write) {
    read.lock();
    Check.that(lock.getReadHoldCount() == 1 && !write.tryLock());
    read.unlock();
    Check.that(write.tryLock() && lock.isWriteLocked());
    write.unlock();
  }
}
