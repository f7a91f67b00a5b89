package dev.locksmith.jcstress;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** One awaits what another signals; a lost signal would hang. */
@JCStressTest
@Outcome(id = "1", expect = Expect.ACCEPTABLE, desc = "It was woken.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Woken without reason.")
@State
public class SignalAgainstWriterAwaitTest {
  private final Lock lock = EveryKind.readWriteLock().writeLock();
  private final Condition condition = lock.newCondition();
  private boolean done;

  @Actor
  public void first(I_Result r) {
    r.r1 = await();
  }


  @Actor
  public void signaller() {
    lock.lock();
    done = true;
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
