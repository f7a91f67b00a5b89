package dev.locksmith.lock;

import java.util.concurrent.Semaphore;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;

/** The operations of a semaphore that do not wait. */
public class LinearizableSemaphore {
  private final Semaphore semaphore = Subjects.semaphore(2);

  @Operation
  public boolean tryAcquire(@Param(gen = IntGen.class, conf = "1:3") int permits) {
    return semaphore.tryAcquire(permits);
  }

  @Operation
  public void release(@Param(gen = IntGen.class, conf = "1:2") int permits) {
    semaphore.release(permits);
  }

  @Operation
  public int drain() {
    return semaphore.drainPermits();
  }

  @Operation
  public int permits() {
    return semaphore.availablePermits();
  }

  /** What the operations mean, one at a time. */
  public static class Specification {
    private int permits = 2;

    public boolean tryAcquire(int wanted) {
      if (permits < wanted) {
        return false;
      }
      permits -= wanted;
      return true;
    }

    public void release(int more) {
      permits += more;
    }

    public int drain() {
      int all = permits;
      permits = 0;
      return all;
    }

    public int permits() {
      return permits;
    }
  }
}
