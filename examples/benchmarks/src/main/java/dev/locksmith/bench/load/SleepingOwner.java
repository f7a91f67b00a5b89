package dev.locksmith.bench.load;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.lock.Section;
import java.util.stream.IntStream;

/** The owner sleeps for 1 ms, as if it did I/O: spinning cannot win anything here. */
public record SleepingOwner(String name, Mode mode) implements Workload {
  private static final int THREADS = 2;

  @Override
  public String title() {
    return mode.label() + ", 2 threads, the owner sleeps for 1 ms";
  }

  @Override
  public Bench open(String arm, Pace pace) {
    Guard guard = Guards.make(mode, Peer.of(arm));
    return length ->
        Crowd.run(
            IntStream.range(0, THREADS).mapToObj(i -> new SleepingTask(guard)).toList(), length);
  }

  private static final class SleepingTask extends Task implements Section {
    private final Guard guard;
    private long entered;

    SleepingTask(Guard guard) {
      this.guard = guard;
    }

    @Override
    protected long work(Stop stop) {
      long done = 0;
      while (!stop.isSet()) {
        long before = System.nanoTime();
        guard.run(this);
        waited(entered - before);
        done++;
      }
      return done;
    }

    @Override
    public void run() {
      entered = System.nanoTime();
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        throw new IllegalStateException("interrupted in a benchmark", e);
      }
    }
  }
}
