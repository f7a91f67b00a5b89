package dev.locksmith.lincheck;

import dev.locksmith.lock.TunedSemaphore;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Test;

/** The operations of a semaphore that do not wait. */
@Param(name = "permits", gen = IntGen.class, conf = "0:3")
public class SemaphoreLincheckTest {
  private static final int SITE =
      LockSites.register("lincheck", LockType.SEMAPHORE, Strategy.OPTIMISTIC).number();

  private final TunedSemaphore semaphore = new TunedSemaphore(2, SITE);

  @Operation
  public boolean tryAcquire(@Param(name = "permits") int permits) {
    return semaphore.tryAcquire(permits);
  }

  @Operation
  public void release(@Param(name = "permits") int permits) {
    semaphore.release(permits);
  }

  @Operation
  public int drain() {
    return semaphore.drainPermits();
  }

  @Operation
  public int available() {
    return semaphore.availablePermits();
  }

  @Test
  void stress() {
    new StressOptions()
        .iterations(Iterations.COUNT)
        .invocationsPerIteration(2_000)
        .threads(3)
        .check(SemaphoreLincheckTest.class);
  }
}
