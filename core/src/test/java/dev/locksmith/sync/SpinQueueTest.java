package dev.locksmith.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The queue of spinners passes the place at the head on, whoever leaves when. */
final class SpinQueueTest {
  @Test
  void firstIsHeadAndPassesOnInOrder() {
    SpinQueue queue = new SpinQueue();
    SpinNode first = queue.join();
    SpinNode second = queue.join();
    SpinNode third = queue.join();
    assertTrue(first.isHead());
    assertFalse(second.isHead());
    queue.leave(first);
    assertTrue(second.isHead());
    assertFalse(third.isHead());
    queue.leave(second);
    assertTrue(third.isHead());
  }

  @Test
  void stepsOverThoseWhoLeft() {
    SpinQueue queue = new SpinQueue();
    SpinNode first = queue.join();
    SpinNode second = queue.join();
    SpinNode third = queue.join();
    SpinNode fourth = queue.join();
    queue.leave(third);
    queue.leave(second);
    queue.leave(first);
    assertTrue(fourth.isHead());
  }

  @Test
  void lastThatLeftLeavesAnEmptyQueue() {
    SpinQueue queue = new SpinQueue();
    SpinNode first = queue.join();
    SpinNode second = queue.join();
    queue.leave(second);
    queue.leave(first);
    assertTrue(queue.join().isHead());
  }

  @Test
  void arrivalBehindOneThatLeftIsReached() {
    SpinQueue queue = new SpinQueue();
    SpinNode first = queue.join();
    queue.leave(queue.join());
    SpinNode third = queue.join();
    assertFalse(third.isHead());
    queue.leave(first);
    assertTrue(third.isHead());
  }

  /** Threads join, wait for a while, and leave; there is one head at a time and always a next. */
  @Test
  void neverTwoHeadsAndNobodyStranded() throws Exception {
    SpinQueue queue = new SpinQueue();
    AtomicInteger heads = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    AtomicInteger served = new AtomicInteger();
    int threads = 6;
    CountDownLatch start = new CountDownLatch(1);
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int seed = i;
      Thread thread =
          new Thread(
              () -> {
                SplittableRandom random = new SplittableRandom(seed);
                try {
                  start.await();
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
                for (int k = 0; k < 30_000; k++) {
                  SpinNode node = queue.join();
                  for (int looks = random.nextInt(30); looks > 0 && !node.isHead(); looks--) {
                    Thread.onSpinWait();
                  }
                  if (node.isHead()) {
                    most.accumulateAndGet(heads.incrementAndGet(), Math::max);
                    served.incrementAndGet();
                    heads.decrementAndGet();
                  }
                  queue.leave(node);
                }
              });
      all.add(thread);
      thread.start();
    }
    start.countDown();
    for (Thread thread : all) {
      thread.join();
    }
    assertEquals(1, most.get());
    assertTrue(served.get() > threads, "served " + served);
    assertTrue(queue.join().isHead(), "stranded");
  }
}
