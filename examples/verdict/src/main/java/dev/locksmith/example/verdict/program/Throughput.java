package dev.locksmith.example.verdict.program;

import java.time.Duration;
import java.util.Collections;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Lets threads work for a moment, and prints how many steps per second they took. */
final class Throughput {
  private static final Duration WARM_UP = Duration.ofMillis(150);
  private static final Duration MEASURED = Duration.ofMillis(300);

  private Throughput() {}

  static void print(int threads, Step step) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    Callable<Double> thread =
        () -> {
          perSecond(step, WARM_UP);
          return perSecond(step, MEASURED);
        };
    double sum = 0;
    for (Future<Double> each : pool.invokeAll(Collections.nCopies(threads, thread))) {
      sum += each.get();
    }
    pool.shutdown();
    System.out.println(String.format(Locale.ROOT, "throughput: %.0f", sum));
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
