package dev.locksmith.jcstress;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Permits released one by one against one who waits for two, after a moment for one. */
@JCStressTest
@Outcome(
    id = {"1, 1, 0", "0, 1, 1"},
    expect = Expect.ACCEPTABLE,
    desc = "All were served, or one gave up and its permit is there.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A permit lost or made.")
@State
public class PermitsAgainstAcquireTest {
  private final Semaphore semaphore = EveryKind.semaphore(0);

  @Actor
  public void taker(III_Result r) {
    try {
      r.r1 = semaphore.tryAcquire(2, TimeUnit.MICROSECONDS) ? 1 : 0;
    } catch (InterruptedException e) {
      r.r1 = -1;
    }
    semaphore.acquireUninterruptibly(2);
    r.r2 = 1;
  }

  @Actor
  public void giver() {
    semaphore.release();
    semaphore.release();
    semaphore.release();
  }

  @Arbiter
  public void rest(III_Result r) {
    r.r3 = semaphore.availablePermits();
  }
}
