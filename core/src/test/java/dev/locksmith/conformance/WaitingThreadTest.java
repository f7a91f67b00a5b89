package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** What a monitor sees of a thread that waits: parked, in the right state, with a blocker. */
@EverySubject
class WaitingThreadTest extends Conformance {
  @EveryMode
  void uninterruptibleFormIsWaiting(Mode mode) {
    Takeable it = mode.make(subject);
    assertAllReach(Thread.State.WAITING, it, it::take);
  }

  @EveryMode
  void interruptibleFormIsWaiting(Mode mode) {
    Takeable it = mode.make(subject);
    assertAllReach(Thread.State.WAITING, it, it::takeInterruptibly);
  }

  @EveryMode
  void timedFormIsTimedWaiting(Mode mode) {
    Takeable it = mode.make(subject);
    assertAllReach(Thread.State.TIMED_WAITING, it, () -> assertTrue(it.tryTake(1, TimeUnit.HOURS)));
  }

  private static void assertAllReach(Thread.State state, Takeable it, Worker.Action take) {
    it.occupy();
    List<Worker<Void>> waiters = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      waiters.add(
          Worker.run(
              () -> {
                take.run();
                it.give();
              }));
    }
    waiters.forEach(Worker::awaitParked);
    for (Worker<Void> waiter : waiters) {
      assertStays(state, waiter.thread());
    }
    it.vacate();
    waiters.forEach(Worker::get);
    assertTrue(it.free());
  }

  private static void assertStays(Thread.State state, Thread thread) {
    for (int i = 0; i < 3; i++) {
      assertEquals(state, thread.getState());
      assertNotNull(LockSupport.getBlocker(thread));
      LockSupport.parkNanos(200_000);
    }
  }
}
