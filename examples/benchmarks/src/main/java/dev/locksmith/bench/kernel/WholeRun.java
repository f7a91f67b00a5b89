package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.Crowd;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.pair.Tally;
import java.io.IOException;
import java.time.Duration;
import java.util.stream.IntStream;

/**
 * A program from its start to its end, with a fixed amount of work, as kernel developers time the
 * build of a kernel: what a change of locks is worth in all. The work is that of {@link
 * AimEximMix}; the start of the JVM and its warming up are part of it.
 *
 * @param threads how many users
 * @param tasksEach how many tasks each user has
 */
public record WholeRun(String name, int threads, int tasksEach) implements Workload {
  @Override
  public String title() {
    return "whole runs of a new JVM: %d threads with %d tasks each of the aim7/exim-like mix"
        .formatted(threads, tasksEach);
  }

  @Override
  public boolean isWholeRun() {
    return true;
  }

  /** Does all the work once, however long it takes. */
  @Override
  public Bench open(String arm, Pace pace) throws IOException {
    Peer peer = Peer.of(arm);
    SharedTables tables = new SharedTables(peer);
    MailSpool spool = MailSpool.open(peer);
    return new Bench() {
      @Override
      public Tally run(Duration ignored) {
        long start = System.nanoTime();
        Tally tally =
            Crowd.run(
                IntStream.range(0, threads)
                    .mapToObj(i -> new AimEximTask(tables, spool, i, tasksEach))
                    .toList(),
                Duration.ZERO);
        long nanos = System.nanoTime() - start;
        return new Tally(tally.operations(), nanos, tally.cpuNanos(), 1, Double.NaN);
      }

      @Override
      public void close() {
        spool.close();
      }
    };
  }
}
