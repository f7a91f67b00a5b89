package dev.locksmith.lock;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.util.concurrent.Semaphore;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.II_Result;

/** What two threads can see of a {@link Semaphore}. */
public final class SemaphoreProofs {
  private SemaphoreProofs() {}

  /** One permit is a lock. */
  @JCStressTest
  @Description("Sections under the only permit exclude each other and see each other's writes.")
  @Outcome(id = "6, 1", expect = ACCEPTABLE, desc = "Each section counted once.")
  @Outcome(expect = FORBIDDEN, desc = "Two sections overlapped, or a permit was lost.")
  @State
  public static class Exclusion {
    private final Semaphore semaphore = Subjects.semaphore(1);
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
      semaphore.acquireUninterruptibly();
      sections++;
      Pause.rarely();
      semaphore.release();
    }

    @Arbiter
    public void end(II_Result r) {
      r.r1 = sections;
      r.r2 = semaphore.availablePermits();
    }
  }

  /** No release is lost between the check and the park, and it publishes what was before. */
  @JCStressTest
  @Description("release against acquire.")
  @Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "Woken, and saw the write.")
  @Outcome(expect = FORBIDDEN, desc = "Got a permit too early.")
  @State
  public static class Handover {
    private final Semaphore semaphore = Subjects.semaphore(0);
    private int data;

    @Actor
    public void acquire(II_Result r) {
      semaphore.acquireUninterruptibly();
      r.r1 = data;
    }

    @Actor
    public void release() {
      Pause.rarely();
      data = 1;
      semaphore.release();
    }

    @Arbiter
    public void end(II_Result r) {
      r.r2 = semaphore.availablePermits();
    }
  }

  /** Those who want several permits get them although others want one. */
  @JCStressTest
  @Description("Two permits at once against one at a time.")
  @Outcome(id = "2, 0", expect = ACCEPTABLE, desc = "All permits are back.")
  @Outcome(expect = FORBIDDEN, desc = "A permit was lost or made.")
  @State
  public static class Several {
    private final Semaphore semaphore = Subjects.semaphore(2);

    @Actor
    public void two() {
      for (int i = 0; i < 3; i++) {
        semaphore.acquireUninterruptibly(2);
        Pause.rarely();
        semaphore.release(2);
      }
    }

    @Actor
    public void one() {
      for (int i = 0; i < 3; i++) {
        semaphore.acquireUninterruptibly();
        Pause.rarely();
        semaphore.release();
      }
    }

    @Arbiter
    public void end(II_Result r) {
      r.r1 = semaphore.availablePermits();
      r.r2 = Subjects.waiting(semaphore);
    }
  }

  /** A waiter that gives up at its timeout takes no permit along. */
  @JCStressTest
  @Description("The first in the wait list times out against a release.")
  @Outcome(
      id = {"0, 1, 0", "1, 0, 0"},
      expect = ACCEPTABLE,
      desc = "Timed out, or got the permit.")
  @Outcome(expect = FORBIDDEN, desc = "A permit was lost or made.")
  @State
  public static class Timeout {
    private final Semaphore semaphore = Subjects.semaphore(0);

    @Actor
    public void giveUp(III_Result r) {
      r.r1 = Timeouts.tryAcquire(semaphore) ? 1 : 0;
    }

    @Actor
    public void release() {
      Pause.maybe();
      semaphore.release();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = semaphore.availablePermits();
      r.r3 = Subjects.waiting(semaphore);
    }
  }

  /** A waiter that is interrupted takes no permit along. */
  @JCStressTest
  @Description("The first in the wait list is interrupted against a release.")
  @Outcome(
      id = {"0, 1, 0", "1, 0, 0"},
      expect = ACCEPTABLE,
      desc = "Interrupted, or got the permit.")
  @Outcome(expect = FORBIDDEN, desc = "A permit was lost or made.")
  @State
  public static class Interrupt {
    private final Semaphore semaphore = Subjects.semaphore(0);
    private final Interruption interruption = new Interruption();

    @Actor
    public void giveUp(III_Result r) {
      interruption.open();
      try {
        semaphore.acquire();
        r.r1 = 1;
      } catch (InterruptedException expected) {
        r.r1 = 0;
      }
      interruption.close();
    }

    @Actor
    public void release() {
      Pause.rarely();
      interruption.send();
      semaphore.release();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = semaphore.availablePermits();
      r.r3 = Subjects.waiting(semaphore);
    }
  }

  /** An attempt without waiting. */
  @JCStressTest
  @Description("tryAcquire against acquire and release.")
  @Outcome(
      id = {"0, 1, 1", "1, 2, 1"},
      expect = ACCEPTABLE,
      desc = "Failed, or got it.")
  @Outcome(expect = FORBIDDEN, desc = "Overlapped, or a permit was lost.")
  @State
  public static class Barging {
    private final Semaphore semaphore = Subjects.semaphore(1);
    private int sections;

    @Actor
    public void acquire() {
      semaphore.acquireUninterruptibly();
      sections++;
      semaphore.release();
    }

    @Actor
    public void attempt(III_Result r) {
      if (semaphore.tryAcquire()) {
        r.r1 = 1;
        sections++;
        semaphore.release();
      }
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = sections;
      r.r3 = semaphore.availablePermits();
    }
  }

  /** Draining takes each permit once. */
  @JCStressTest
  @Description("drainPermits against release.")
  @Outcome(
      id = {"1, 2", "3, 0"},
      expect = ACCEPTABLE,
      desc = "Three permits, here or there.")
  @Outcome(expect = FORBIDDEN, desc = "A permit was lost or made.")
  @State
  public static class Draining {
    private final Semaphore semaphore = Subjects.semaphore(1);

    @Actor
    public void drain(II_Result r) {
      r.r1 = semaphore.drainPermits();
    }

    @Actor
    public void release() {
      semaphore.release(2);
    }

    @Arbiter
    public void end(II_Result r) {
      r.r2 = semaphore.availablePermits();
    }
  }
}
