package dev.locksmith.jcstress;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A reader, twice, and a writer that changes two plain fields: a reader sees both or neither. */
@JCStressTest
@Outcome(
    id = {"0, 0", "0, 3", "3, 3"},
    expect = Expect.ACCEPTABLE,
    desc = "Before or after the write.")
@Outcome(expect = Expect.FORBIDDEN, desc = "In the middle of the write.")
@State
public class ReadersSeeWholeWritesTest {
  private final ReentrantReadWriteLock lock = EveryKind.readWriteLock();
  private int x;
  private int y;

  @Actor
  public void writer() {
    lock.writeLock().lock();
    x = 1;
    y = 2;
    lock.writeLock().unlock();
  }

  @Actor
  public void reader(II_Result r) {
    r.r1 = sum();
    r.r2 = sum();
  }


  private int sum() {
    lock.readLock().lock();
    try {
      return x + y;
    } finally {
      lock.readLock().unlock();
    }
  }
}
