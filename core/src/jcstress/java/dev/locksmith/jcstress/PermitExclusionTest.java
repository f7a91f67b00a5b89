package dev.locksmith.jcstress;

import java.util.concurrent.Semaphore;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads, each twice with one permit see each other's plain writes, and none is lost. */
@JCStressTest
@Outcome(
    id = {"2, 4", "3, 4", "4, 2", "4, 3"},
    expect = Expect.ACCEPTABLE,
    desc = "One after the other.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Two at a time, or a write unseen.")
@State
public class PermitExclusionTest {
  private final Semaphore lock = EveryKind.semaphore(1);
  private int value;

  @Actor
  public void first(II_Result r) {
    next();
    r.r1 = next();
  }

  @Actor
  public void second(II_Result r) {
    next();
    r.r2 = next();
  }


  private int next() {
    lock.acquireUninterruptibly();
    try {
      return ++value;
    } finally {
      lock.release();
    }
  }
}
