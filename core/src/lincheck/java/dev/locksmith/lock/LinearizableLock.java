package dev.locksmith.lock;

import java.util.concurrent.locks.ReentrantLock;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.ThreadIdGen;

/** The operations of a lock that do not wait, each of which takes effect at one moment. */
public class LinearizableLock {
  private final ReentrantLock lock = Subjects.lock();

  /** The thread's number is for the specification. */
  @Operation
  public boolean tryLock(@Param(gen = ThreadIdGen.class) int thread) {
    return lock.tryLock();
  }

  @Operation
  public void unlock(@Param(gen = ThreadIdGen.class) int thread) {
    lock.unlock();
  }

  @Operation
  public int holds(@Param(gen = ThreadIdGen.class) int thread) {
    return lock.getHoldCount();
  }

  @Operation
  public boolean isLocked() {
    return lock.isLocked();
  }

  /** What the operations mean, one at a time. */
  public static class Specification {
    private int owner = -1;
    private int holds;

    public boolean tryLock(int thread) {
      if (owner != -1 && owner != thread) {
        return false;
      }
      owner = thread;
      holds++;
      return true;
    }

    public void unlock(int thread) {
      if (owner != thread) {
        throw new IllegalMonitorStateException();
      }
      if (--holds == 0) {
        owner = -1;
      }
    }

    public int holds(int thread) {
      return owner == thread ? holds : 0;
    }

    public boolean isLocked() {
      return owner != -1;
    }
  }
}
