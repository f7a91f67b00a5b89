package dev.locksmith.bench.load;

import dev.locksmith.bench.pair.Tally;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** Lets tasks run at the same time, one thread each, and counts what they did together. */
public final class Crowd {
  private static final double PERCENTILE = 99.9;

  private Crowd() {}

  /**
   * Runs them all.
   *
   * @throws IllegalStateException if one of them fails, or this thread is interrupted
   */
  public static Tally run(List<? extends Task> tasks, Duration length) {
    CountDownLatch ready = new CountDownLatch(tasks.size());
    CountDownLatch go = new CountDownLatch(1);
    Stop stop = new Stop();
    ExecutorService threads = Executors.newFixedThreadPool(tasks.size());
    try {
      List<Future<?>> running = new ArrayList<>();
      for (Task task : tasks) {
        running.add(
            threads.submit(
                () -> {
                  ready.countDown();
                  go.await();
                  task.run(stop);
                  return null;
                }));
      }
      ready.await();
      long start = System.nanoTime();
      go.countDown();
      TimeUnit.NANOSECONDS.sleep(length.toNanos());
      long nanos = System.nanoTime() - start;
      stop.set();
      for (Future<?> one : running) {
        one.get();
      }
      return tally(tasks.stream().filter(Task::counts).toList(), nanos);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while measuring", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a thread failed: " + e.getCause(), e.getCause());
    } finally {
      stop.set();
      threads.shutdown();
    }
  }

  private static Tally tally(List<? extends Task> tasks, long nanos) {
    long operations = 0;
    long cpuNanos = 0;
    long least = Long.MAX_VALUE;
    Histogram waits = new Histogram(tasks.get(0).waits());
    for (Task task : tasks) {
      operations += task.operations();
      cpuNanos += task.cpuNanos();
      least = Math.min(least, task.operations());
      waits.add(task.waits());
    }
    return new Tally(
        operations,
        nanos,
        cpuNanos,
        operations == 0 ? Double.NaN : (double) least * tasks.size() / operations,
        waits.getTotalCount() == 0 ? Double.NaN : waits.getValueAtPercentile(PERCENTILE));
  }
}
