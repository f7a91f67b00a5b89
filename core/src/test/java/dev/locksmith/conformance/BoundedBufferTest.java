package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/**
 * The classic use of two conditions, beside a consumer that times out and is interrupted: what
 * wakes the others must not go with it.
 */
@EverySubject
@SuppressWarnings("LockNotBeforeTry")
class BoundedBufferTest extends ConditionConformance {
  private static final int CAPACITY = 2;
  private static final int ITEMS = 1_000;

  private final Queue<Integer> buffer = new ArrayDeque<>();
  private Condition notEmpty;
  private Condition notFull;

  @EveryRoom
  void nothingIsLostAndNobodyIsStuck(Room.Kind kind) {
    enter(kind);
    notEmpty = condition;
    notFull = room.lock().newCondition();
    List<Worker<Void>> producers = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      producers.add(Worker.run(this::produce));
    }
    Worker<Long> patient = Worker.call(() -> consume(notEmpty::awaitUninterruptibly));
    Worker<Long> impatient = Worker.call(() -> consume(this::awaitImpatiently));
    while (!impatient.done()) {
      impatient.interrupt();
      Await.within(300_000, impatient::done);
    }
    producers.forEach(Worker::get);
    assertEquals(ITEMS * (ITEMS - 1L), patient.get() + impatient.get());
    assertEquals(0, buffer.size());
  }

  private void produce() throws InterruptedException {
    for (int n = 0; n < ITEMS; n++) {
      room.lock().lock();
      try {
        while (buffer.size() == CAPACITY) {
          notFull.await();
        }
        buffer.add(n);
        notEmpty.signal();
      } finally {
        room.lock().unlock();
      }
    }
  }

  private long consume(Runnable await) {
    long sum = 0;
    for (int n = 0; n < ITEMS; n++) {
      room.lock().lock();
      try {
        while (buffer.isEmpty()) {
          await.run();
        }
        sum += buffer.remove();
        notFull.signal();
      } finally {
        room.lock().unlock();
      }
    }
    return sum;
  }

  @SuppressWarnings("WaitNotInLoop")
  private void awaitImpatiently() {
    try {
      boolean told = notEmpty.await(50, TimeUnit.MICROSECONDS);
      assertTrue(told || room.holds() == 1);
    } catch (InterruptedException e) {
      // Looks again.
    }
  }
}
