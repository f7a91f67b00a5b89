package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** A fair semaphore serves requests in their order, whatever their size. */
@FairSubject
class FairSemaphoreTest extends Conformance {
  private final List<Integer> order = Collections.synchronizedList(new ArrayList<>());

  @Test
  void smallRequestWaitsBehindALargeOne() {
    Semaphore semaphore = subject.semaphore(1);
    Worker<Void> large = acquires(3, semaphore);
    Worker<Void> small = acquires(1, semaphore);
    assertFalse(small.endsSoon());
    semaphore.release(2);
    large.get();
    assertFalse(small.endsSoon());
    semaphore.release();
    small.get();
    assertEquals(List.of(3, 1), order);
  }

  @Test
  void requestsOfAllSizesAreServedInOrder() {
    Semaphore semaphore = subject.semaphore(0);
    List<Integer> sizes = List.of(2, 5, 1, 4, 3);
    List<Worker<Void>> waiters = new ArrayList<>();
    for (int size : sizes) {
      waiters.add(acquires(size, semaphore));
    }
    for (int i = 0; i < sizes.size(); i++) {
      semaphore.release(sizes.get(i));
      waiters.get(i).get();
    }
    assertEquals(sizes, order);
    assertEquals(0, semaphore.availablePermits());
  }

  private Worker<Void> acquires(int permits, Semaphore semaphore) {
    return Worker.run(
            () -> {
              semaphore.acquireUninterruptibly(permits);
              order.add(permits);
            })
        .awaitParked();
  }
}
