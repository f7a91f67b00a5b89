package dev.locksmith.bench.load;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Threads that share a lock beside one that does nothing but use a processor. The hog is a thread
 * of the same process, so that the noise gate does not take it for noise; the scheduler treats it
 * as it would another process of the same weight.
 */
public record BesideHog(String name, int threads) implements Workload {
  private static final Duration SECTION = Duration.ofNanos(200);
  private static final int HOG_ROUNDS = 1_000;

  @Override
  public String title() {
    return "ReentrantLock, %d threads, sections of 200 ns, beside a thread that never waits"
        .formatted(threads);
  }

  @Override
  public Bench open(String arm, Pace pace) {
    Guard guard = Guards.make(Mode.MUTEX, Peer.of(arm));
    Shared shared = new Shared();
    int rounds = pace.rounds(SECTION);
    return length -> {
      List<Task> tasks = new ArrayList<>();
      tasks.add(new Hog());
      for (int i = 0; i < threads; i++) {
        tasks.add(new LockTask(guard, shared, rounds, rounds, pace));
      }
      return Crowd.run(tasks, length);
    };
  }

  private static final class Hog extends Task {
    @Override
    protected boolean counts() {
      return false;
    }

    @Override
    protected long work(Stop stop) {
      long value = 1;
      while (!stop.isSet()) {
        value = Work.rounds(value, HOG_ROUNDS);
      }
      return value;
    }
  }
}
