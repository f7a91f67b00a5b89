package dev.locksmith.lock;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Short programs on a read-write lock, right in every interleaving. */
enum ReadWriteScenarios implements Runnable {
  /** Two writers and a reader. */
  READER_AND_WRITERS {
    @Override
    public void run() {
      ReentrantReadWriteLock lock = Subjects.readWriteLock();
      int[] data = new int[2];
      Parties parties = new Parties();
      for (int i = 0; i < 2; i++) {
        parties.start(
            () -> {
              lock.writeLock().lock();
              data[0]++;
              Parties.letOthersCome();
              data[1]++;
              lock.writeLock().unlock();
            });
      }
      parties.start(
          () -> {
            lock.readLock().lock();
            Parties.check(data[0] == data[1], "torn");
            lock.readLock().unlock();
          });
      parties.join();
      Parties.check(data[0] == 2, "overlapped");
      checkIdle(lock);
    }
  },

  /** Two readers that read again within, and a writer that comes in between. */
  REENTRANT_READERS {
    @Override
    public void run() {
      ReentrantReadWriteLock lock = Subjects.readWriteLock();
      int[] data = new int[1];
      Parties parties = new Parties();
      for (int i = 0; i < 2; i++) {
        parties.start(
            () -> {
              lock.readLock().lock();
              int seen = data[0];
              lock.readLock().lock();
              Parties.check(lock.getReadHoldCount() == 2, "holds");
              lock.readLock().unlock();
              Parties.check(seen == data[0], "a writer came in");
              lock.readLock().unlock();
            });
      }
      lock.writeLock().lock();
      data[0]++;
      Parties.letOthersCome();
      lock.writeLock().unlock();
      parties.join();
      checkIdle(lock);
    }
  },

  /** A writer goes on as a reader while a writer and a reader wait. */
  DOWNGRADE {
    @Override
    public void run() {
      ReentrantReadWriteLock lock = Subjects.readWriteLock();
      int[] data = new int[1];
      Parties parties = new Parties();
      lock.writeLock().lock();
      parties.start(
          () -> {
            lock.writeLock().lock();
            data[0] = 2;
            lock.writeLock().unlock();
          });
      parties.start(
          () -> {
            lock.readLock().lock();
            Parties.check(data[0] != 0, "read too early");
            lock.readLock().unlock();
          });
      data[0] = 1;
      lock.readLock().lock();
      lock.writeLock().unlock();
      Parties.check(data[0] == 1, "a writer came in");
      Parties.letOthersCome();
      lock.readLock().unlock();
      parties.join();
      checkIdle(lock);
    }
  },

  /** A writer that waits behind a reader gives up; the reader that waits behind it must get in. */
  CANCELLED_WRITER {
    @Override
    public void run() {
      ReentrantReadWriteLock lock = Subjects.readWriteLock();
      int[] reads = new int[1];
      Parties parties = new Parties();
      lock.readLock().lock();
      Thread writer =
          parties.start(
              () -> {
                lock.writeLock().lockInterruptibly();
                lock.writeLock().unlock();
              });
      parties.start(
          () -> {
            lock.readLock().lock();
            reads[0]++;
            lock.readLock().unlock();
          });
      writer.interrupt();
      Parties.letOthersCome();
      lock.readLock().unlock();
      parties.join();
      Parties.check(reads[0] == 1, "the reader was not let in");
      checkIdle(lock);
    }
  },

  /** A reader gives up while the writer releases; the writer behind it must get in. */
  CANCELLED_READER {
    @Override
    public void run() {
      ReentrantReadWriteLock lock = Subjects.readWriteLock();
      int[] writes = new int[1];
      Parties parties = new Parties();
      lock.writeLock().lock();
      Thread reader =
          parties.start(
              () -> {
                lock.readLock().lockInterruptibly();
                lock.readLock().unlock();
              });
      parties.start(
          () -> {
            lock.writeLock().lock();
            writes[0]++;
            lock.writeLock().unlock();
          });
      reader.interrupt();
      Parties.letOthersCome();
      lock.writeLock().unlock();
      parties.join();
      Parties.check(writes[0] == 1, "the writer was not let in");
      checkIdle(lock);
    }
  };

  static void checkIdle(ReentrantReadWriteLock lock) {
    Parties.check(
        lock.getReadLockCount() == 0 && !lock.isWriteLocked() && Subjects.waiting(lock) == 0,
        "not idle: " + lock);
    Parties.check(lock.readLock().tryLock(), "cannot be read: " + lock);
    lock.readLock().unlock();
    Parties.check(lock.writeLock().tryLock(), "cannot be written: " + lock);
    lock.writeLock().unlock();
  }
}
