package dev.locksmith.bench.load;

import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.lock.ReadWriteGuards;
import dev.locksmith.bench.lock.Section;
import java.time.Duration;
import java.util.stream.IntStream;

/**
 * A read-write lock that is read and now and then written.
 *
 * @param threads how many
 * @param writePercent how many of a hundred sections write
 */
public record ReadMostly(String name, int threads, int writePercent) implements Workload {
  private static final Duration SECTION = Duration.ofNanos(50);
  private static final int HUNDRED = 100;

  @Override
  public String title() {
    return "ReentrantReadWriteLock, %d threads, %d%% writes, sections of 50 ns"
        .formatted(threads, writePercent);
  }

  @Override
  public Bench open(String arm, Pace pace) {
    ReadWriteGuards guards = Guards.readWrite(Peer.of(arm));
    Shared shared = new Shared();
    int rounds = pace.rounds(SECTION);
    return length ->
        Crowd.run(
            IntStream.range(0, threads)
                .mapToObj(i -> new ReadTask(guards, shared, rounds, writePercent))
                .toList(),
            length);
  }

  private static final class ReadTask extends Task implements Section {
    private final ReadWriteGuards guards;
    private final Shared shared;
    private final int rounds;
    private final int writePercent;
    private long seen = 1;

    ReadTask(ReadWriteGuards guards, Shared shared, int rounds, int writePercent) {
      this.guards = guards;
      this.shared = shared;
      this.rounds = rounds;
      this.writePercent = writePercent;
    }

    @Override
    protected long work(Stop stop) {
      Section write = () -> shared.work(rounds);
      long done = 0;
      int step = 0;
      while (!stop.isSet()) {
        step = step == HUNDRED - 1 ? 0 : step + 1;
        if (step * writePercent % HUNDRED < writePercent) {
          guards.write().run(write);
        } else {
          guards.read().run(this);
        }
        done++;
      }
      return seen == 0 ? 0 : done;
    }

    @Override
    public void run() {
      seen ^= shared.read(rounds);
    }
  }
}
