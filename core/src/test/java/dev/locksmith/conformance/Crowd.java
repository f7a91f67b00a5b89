package dev.locksmith.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Workers that start together and do the same for a short while. */
final class Crowd {
  private static final long WHILE_NANOS = TimeUnit.MILLISECONDS.toNanos(12);

  /** What a worker does again and again. */
  interface Round {
    void run(int worker, int round) throws Exception;
  }

  private final List<Worker<Integer>> workers = new ArrayList<>();

  private Crowd() {}

  static Crowd start(int size, Round round) {
    Crowd crowd = new Crowd();
    AtomicInteger arrived = new AtomicInteger();
    for (int i = 0; i < size; i++) {
      int worker = i;
      crowd.workers.add(
          Worker.call(
              () -> {
                arrived.incrementAndGet();
                Await.until("the whole crowd", () -> arrived.get() == size);
                long start = System.nanoTime();
                int rounds = 0;
                while (System.nanoTime() - start < WHILE_NANOS) {
                  round.run(worker, rounds++);
                }
                return rounds;
              }));
    }
    return crowd;
  }

  /** Waits for the end; the rounds of all workers together. */
  long rounds() {
    return workers.stream().mapToLong(Worker::get).sum();
  }

  Worker<Integer> worker(int number) {
    return workers.get(number);
  }

  boolean done() {
    return workers.stream().allMatch(Worker::done);
  }
}
