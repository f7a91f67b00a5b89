package dev.locksmith.jcstress;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * One thread gives up after a moment, perhaps as the first in the wait list with the lock reserved
 * for it, while others wait behind it and release; a lost wake-up would hang.
 */
@JCStressTest
@Outcome(
    id = {"1, 0, 1", "1, 1, 1"},
    expect = Expect.ACCEPTABLE,
    desc = "Those who do not give up get the lock.")
@Outcome(expect = Expect.FORBIDDEN, desc = "No other way to end.")
@State
public class CancelAgainstReleaseTest {
  private final Lock lock = EveryKind.lock();

  @Actor
  public void first(III_Result r) {
    r.r1 = use();
  }

  @Actor
  public void leaver(III_Result r) {
    try {
      if (lock.tryLock(2, TimeUnit.MICROSECONDS)) {
        r.r2 = 1;
        lock.unlock();
      }
    } catch (InterruptedException e) {
      r.r2 = -1;
    }
  }

  @Actor
  public void last(III_Result r) {
    r.r3 = use();
  }

  private int use() {
    lock.lock();
    lock.unlock();
    return 1;
  }
}
