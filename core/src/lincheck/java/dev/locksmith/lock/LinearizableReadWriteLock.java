package dev.locksmith.lock;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.ThreadIdGen;

/** The operations of a read-write lock that do not wait, downgrades among them. */
public class LinearizableReadWriteLock {
  private final ReentrantReadWriteLock lock = Subjects.readWriteLock();

  /** The thread's number is for the specification. */
  @Operation
  public boolean tryRead(@Param(gen = ThreadIdGen.class) int thread) {
    return lock.readLock().tryLock();
  }

  @Operation
  public boolean tryWrite(@Param(gen = ThreadIdGen.class) int thread) {
    return lock.writeLock().tryLock();
  }

  /** Ends a read, or says that there is none. */
  @Operation
  public boolean unlockRead(@Param(gen = ThreadIdGen.class) int thread) {
    if (lock.getReadHoldCount() == 0) {
      return false;
    }
    lock.readLock().unlock();
    return true;
  }

  @Operation
  public void unlockWrite(@Param(gen = ThreadIdGen.class) int thread) {
    lock.writeLock().unlock();
  }

  @Operation
  public int readers() {
    return lock.getReadLockCount();
  }

  @Operation
  public boolean isWriteLocked() {
    return lock.isWriteLocked();
  }

  @Operation
  public void biasTowardsReaders() {
    Subjects.biasTowardsReaders(lock);
  }

  /** What the operations mean, one at a time. */
  public static class Specification {
    private final int[] reads = new int[16];
    private int readers;
    private int writer = -1;
    private int writes;

    public boolean tryRead(int thread) {
      if (writer != -1 && writer != thread) {
        return false;
      }
      readers++;
      reads[thread]++;
      return true;
    }

    public boolean tryWrite(int thread) {
      if (writer != thread && (writer != -1 || readers != 0)) {
        return false;
      }
      writer = thread;
      writes++;
      return true;
    }

    public boolean unlockRead(int thread) {
      if (reads[thread] == 0) {
        return false;
      }
      readers--;
      reads[thread]--;
      return true;
    }

    public void unlockWrite(int thread) {
      if (writer != thread) {
        throw new IllegalMonitorStateException();
      }
      if (--writes == 0) {
        writer = -1;
      }
    }

    public int readers() {
      return readers;
    }

    public boolean isWriteLocked() {
      return writer != -1;
    }

    /** Nobody can tell. */
    public void biasTowardsReaders() {}
  }
}
