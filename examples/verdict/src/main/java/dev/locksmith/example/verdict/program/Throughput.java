package dev.locksmith.example.verdict.program;

import java.time.Duration;
import java.util.Collections;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Lets threads work for a while, and prints how many steps per second they took. */
public final class Throughput {
  /** Long enough where threads take a lock and hardly wait for each other. */
  static final Duration BRIEF = Duration.ofMillis(300);

  private Throughput() {}

  /**
   * Measures, and prints {@code throughput: N}.
   *
   * @param length for how long the threads work; the first half is to warm up
   * @throws ExecutionException if a step failed
   */
  public static void print(int threads, Duration length, Step step)
      throws InterruptedException, ExecutionException {
    Duration warmUp = length.dividedBy(2);
    Callable<Double> thread =
        () -> {
          perSecond(step, warmUp);
          return perSecond(step, length.minus(warmUp));
        };
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      double sum = 0;
      for (Future<Double> each : pool.invokeAll(Collections.nCopies(threads, thread))) {
        sum += each.get();
      }
      System.out.println(String.format(Locale.ROOT, "throughput: %.0f", sum));
    } finally {
      pool.shutdown();
    }
  }

  private static double perSecond(Step step, Duration length) {
    long start = System.nanoTime();
    long now = start;
    long steps = 0;
    long value = start;
    while (now - start < length.toNanos()) {
      value = step.take(value);
      steps++;
      now = System.nanoTime();
    }
    if (value == 0) {
      throw new AssertionError("the work was left out");
    }
    return steps * 1e9 / (now - start);
  }
}
