package dev.locksmith.lock;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;

/**
 * What two threads can see of a {@link ReentrantLock}. A thread that is never woken shows as a
 * timeout of the tool.
 */
public final class ReentrantLockProofs {
  private ReentrantLockProofs() {}

  /** 1 if nobody holds the lock or waits for it, so that it can be taken; else 0. */
  private static int idle(ReentrantLock lock) {
    if (lock.isLocked() || Subjects.waiting(lock) != 0 || !lock.tryLock()) {
      return 0;
    }
    int holds = lock.getHoldCount();
    lock.unlock();
    return holds;
  }

  /** Mutual exclusion, and every release wakes the one that waits. */
  @JCStressTest
  @Description("Critical sections exclude each other; each sees the plain writes of those before.")
  @Outcome(id = "6, 1", expect = ACCEPTABLE, desc = "Each section counted once.")
  @Outcome(expect = FORBIDDEN, desc = "Two sections overlapped, or the lock is not idle.")
  @State
  public static class Exclusion {
    private final ReentrantLock lock = Subjects.lock();
    private int sections;

    @Actor
    public void one() {
      count();
      count();
      count();
    }

    @Actor
    public void other() {
      count();
      count();
      count();
    }

    private void count() {
      lock.lock();
      sections++;
      Pause.rarely();
      lock.unlock();
    }

    @Arbiter
    public void end(II_Result r) {
      r.r1 = sections;
      r.r2 = idle(lock);
    }
  }

  /** Plain writes made in a section are seen in the next, together. */
  @JCStressTest
  @Description("Two plain writes of a section are seen together.")
  @Outcome(
      id = {"0, 0", "1, 1"},
      expect = ACCEPTABLE,
      desc = "Before or after.")
  @Outcome(expect = FORBIDDEN, desc = "In the middle.")
  @State
  public static class Visibility {
    private final ReentrantLock lock = Subjects.lock();
    private int first;
    private int second;

    @Actor
    public void write() {
      lock.lock();
      first = 1;
      second = 1;
      lock.unlock();
    }

    @Actor
    public void read(II_Result r) {
      lock.lock();
      r.r1 = second;
      r.r2 = first;
      lock.unlock();
    }
  }

  /** An attempt without waiting barges in or fails, and disturbs nobody. */
  @JCStressTest
  @Description("tryLock against lock and unlock.")
  @Outcome(
      id = {"0, 2, 1", "1, 3, 1"},
      expect = ACCEPTABLE,
      desc = "Failed, or got it.")
  @Outcome(expect = FORBIDDEN, desc = "Overlapped, or the lock is not idle.")
  @State
  public static class Barging {
    private final ReentrantLock lock = Subjects.lock();
    private int sections;

    @Actor
    public void lock() {
      for (int i = 0; i < 2; i++) {
        lock.lock();
        sections++;
        lock.unlock();
      }
    }

    @Actor
    public void attempt(III_Result r) {
      if (lock.tryLock()) {
        r.r1 = 1;
        sections++;
        lock.unlock();
      }
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = sections;
      r.r3 = idle(lock);
    }
  }

  /** A waiter that gives up at its timeout, or is handed the lock at that moment. */
  @JCStressTest
  @Description("The first in the wait list times out against the release, and against an arrival.")
  @Outcome(
      id = {"0, 2, 1", "1, 3, 1"},
      expect = ACCEPTABLE,
      desc = "Timed out, or got it.")
  @Outcome(expect = FORBIDDEN, desc = "Overlapped, or the lock is not idle.")
  @State
  public static class Timeout {
    private final ReentrantLock lock = Subjects.lock();
    private int sections;

    @Actor
    public void lock() {
      for (int i = 0; i < 2; i++) {
        lock.lock();
        Pause.maybe();
        sections++;
        lock.unlock();
      }
    }

    @Actor
    public void giveUp(III_Result r) {
      if (Timeouts.tryLock(lock)) {
        r.r1 = 1;
        sections++;
        lock.unlock();
      }
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = sections;
      r.r3 = idle(lock);
    }
  }

  /** A waiter that is interrupted, or is handed the lock at that moment. */
  @JCStressTest
  @Description("The first in the wait list is interrupted against the release and an arrival.")
  @Outcome(
      id = {"0, 2, 1", "1, 3, 1"},
      expect = ACCEPTABLE,
      desc = "Interrupted, or got it.")
  @Outcome(expect = FORBIDDEN, desc = "Overlapped, or the lock is not idle.")
  @State
  public static class Interrupt {
    private final ReentrantLock lock = Subjects.lock();
    private final Interruption interruption = new Interruption();
    private int sections;

    @Actor
    public void lock() {
      for (int i = 0; i < 2; i++) {
        lock.lock();
        Pause.rarely();
        interruption.send();
        sections++;
        lock.unlock();
      }
    }

    @Actor
    public void giveUp(III_Result r) {
      interruption.open();
      try {
        lock.lockInterruptibly();
        r.r1 = 1;
        sections++;
        lock.unlock();
      } catch (InterruptedException expected) {
        r.r1 = 0;
      }
      interruption.close();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = sections;
      r.r3 = idle(lock);
    }
  }

  /** No signal is lost between the check and the park. */
  @JCStressTest
  @Description("signal against await, at a hold count of two.")
  @Outcome(id = "1, 2, 1", expect = ACCEPTABLE, desc = "Woken, and held as often as before.")
  @Outcome(expect = FORBIDDEN, desc = "Woken too early, or not held as before.")
  @State
  public static class Signal {
    private final ReentrantLock lock = Subjects.lock();
    private final Condition condition = lock.newCondition();
    private boolean ready;
    private int data;

    @Actor
    public void await(III_Result r) {
      lock.lock();
      lock.lock();
      while (!ready) {
        condition.awaitUninterruptibly();
      }
      r.r1 = data;
      r.r2 = lock.getHoldCount();
      lock.unlock();
      lock.unlock();
    }

    @Actor
    public void signal() {
      Pause.rarely();
      lock.lock();
      data = 1;
      ready = true;
      condition.signal();
      Pause.rarely();
      lock.unlock();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r3 = idle(lock);
    }
  }

  /** A wait for a signal that ends by its timeout, by the signal, or by both at once. */
  @JCStressTest
  @Description("signal against the timeout of await.")
  @Outcome(
      id = {"0, 1, 1", "1, 1, 1"},
      expect = ACCEPTABLE,
      desc = "Timed out before the signal, or not.")
  @Outcome(expect = FORBIDDEN, desc = "Signalled without the data, or not held as before.")
  @State
  public static class SignalTimeout {
    private final ReentrantLock lock = Subjects.lock();
    private final Condition condition = lock.newCondition();
    private int data;

    @Actor
    public void await(III_Result r) {
      lock.lock();
      boolean signalled = Timeouts.await(condition);
      r.r1 = signalled && data == 0 ? -1 : data;
      r.r2 = lock.getHoldCount();
      lock.unlock();
    }

    @Actor
    public void signal() {
      Pause.maybe();
      lock.lock();
      data = 1;
      condition.signal();
      lock.unlock();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r3 = idle(lock);
    }
  }

  /** A wait for a signal that is interrupted: it takes the lock back all the same. */
  @JCStressTest
  @Description("interrupt against signal, and against the release that follows.")
  @Outcome(
      id = {"1"},
      expect = ACCEPTABLE,
      desc = "Held once, then idle.")
  @Outcome(expect = FORBIDDEN, desc = "Not held as before, or not idle.")
  @State
  public static class SignalInterrupt {
    private final ReentrantLock lock = Subjects.lock();
    private final Condition condition = lock.newCondition();
    private final Interruption interruption = new Interruption();
    private boolean ready;
    private int holds;

    @Actor
    public void await() {
      interruption.open();
      lock.lock();
      try {
        while (!ready) {
          condition.await();
        }
      } catch (InterruptedException expected) {
        // Whether it was interrupted or signalled first is open.
      }
      holds = lock.getHoldCount();
      lock.unlock();
      interruption.close();
    }

    @Actor
    public void signal() {
      interruption.send();
      lock.lock();
      ready = true;
      condition.signal();
      lock.unlock();
    }

    @Arbiter
    public void end(I_Result r) {
      r.r1 = holds * idle(lock);
    }
  }
}
