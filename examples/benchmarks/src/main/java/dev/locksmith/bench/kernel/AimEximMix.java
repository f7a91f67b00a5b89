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
 * Many short tasks over what they share, in the manner of two benchmarks by which the kernel's lock
 * patches are judged: AIM7, users who each run a mix of small jobs on lists, maps, queues and
 * files; and Exim of MOSBENCH (Boyd-Wickizer and others, "An Analysis of Linux Scalability to Many
 * Cores", 2010), a mail server that spools each message in a small file before it appends it to a
 * mailbox. One operation is one task.
 *
 * @param threads how many users
 */
public record AimEximMix(String name, int threads) implements Workload {
  @Override
  public String title() {
    return "aim7/exim-like mix: %d threads, short tasks over lists, maps, queues and files"
        .formatted(threads);
  }

  @Override
  public Bench open(String arm, Pace pace) throws IOException {
    Peer peer = Peer.of(arm);
    SharedTables tables = new SharedTables(peer);
    MailSpool spool = MailSpool.open(peer);
    return new Bench() {
      @Override
      public Tally run(Duration length) {
        return Crowd.run(
            IntStream.range(0, threads).mapToObj(i -> new AimEximTask(tables, spool, i)).toList(),
            length);
      }

      @Override
      public void close() {
        spool.close();
      }
    };
  }
}
