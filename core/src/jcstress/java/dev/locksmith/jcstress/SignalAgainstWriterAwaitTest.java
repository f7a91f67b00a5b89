package dev.locksmith.jcstress;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two writers await what a third signals once for each; a lost signal would hang. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Both were woken.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Woken without reason.")
@State
public class SignalAgainstWriterAwaitTest {
  private final Lock lock = EveryKind.readWriteLock().writeLock();
  private final Condition condition = lock.newCondition();
  private boolean done;

  @Actor
  public void first(II_Result r) {
    r.r1 = await();
  }

  @Actor
  public void second(II_Result r) {
    r.r2 = await();
  }

  @Actor
  public void signaller() {
    lock.lock();
    done = true;
    condition.signal();
    condition.signal();
    lock.unlock();
  }

  private int await() {
    lock.lock();
    try {
      while (!done) {
        condition.awaitUninterruptibly();
      }
      return 1;
    } finally {
      lock.unlock();
    }
  }
}
