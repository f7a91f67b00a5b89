package dev.locksmith.jcstress;

import java.util.concurrent.locks.Lock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Three threads under one write lock see each other's plain writes, and none is lost. */
@JCStressTest
@Outcome(
    id = {"1, 2, 3", "1, 3, 2", "2, 1, 3", "2, 3, 1", "3, 1, 2", "3, 2, 1"},
    expect = Expect.ACCEPTABLE,
    desc = "One after the other.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Two at a time, or a write unseen.")
@State
public class WriteExclusionTest {
  private final Lock lock = EveryKind.readWriteLock().writeLock();
  private int value;

  @Actor
  public void first(III_Result r) {
    r.r1 = next();
  }

  @Actor
  public void second(III_Result r) {
    r.r2 = next();
  }

  @Actor
  public void third(III_Result r) {
    r.r3 = next();
  }

  private int next() {
    lock.lock();
    try {
      return ++value;
    } finally {
      lock.unlock();
    }
  }
}
