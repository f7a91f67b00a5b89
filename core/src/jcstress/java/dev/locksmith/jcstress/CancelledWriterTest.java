package dev.locksmith.jcstress;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * One gives up after a moment, perhaps parked and with the lock reserved for it, while the other
 * takes and releases the lock; a lost wake-up would hang.
 */
@JCStressTest
@Outcome(
    id = {"1, 0", "1, 1"},
    expect = Expect.ACCEPTABLE,
    desc = "Who does not give up gets the lock.")
@Outcome(expect = Expect.FORBIDDEN, desc = "No other way to end.")
@State
public class CancelledWriterTest {
  private final ReadWriteLock lock = EveryKind.readWriteLock();

  @Actor
  public void first(II_Result r) {
    use();
    r.r1 = use();
  }

  @Actor
  public void leaver(II_Result r) {
    try {
      if (lock.writeLock().tryLock(2, TimeUnit.MICROSECONDS)) {
        r.r2 = 1;
        lock.writeLock().unlock();
      }
    } catch (InterruptedException e) {
      r.r2 = -1;
    }
  }


  private int use() {
    lock.readLock().lock();
    lock.readLock().unlock();
    return 1;
  }
}
