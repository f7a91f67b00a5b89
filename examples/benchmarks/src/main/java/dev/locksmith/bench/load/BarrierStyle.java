package dev.locksmith.bench.load;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import java.time.Duration;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.IntStream;

/**
 * Threads that work in phases: each takes a shared lock some times, then all meet at a barrier. One
 * that waits at the barrier needs the processor that a spinner would burn.
 */
public record BarrierStyle(String name, int threads) implements Workload {
  private static final int SECTIONS_PER_PHASE = 16;
  private static final Duration SECTION = Duration.ofNanos(200);

  @Override
  public String title() {
    return "%d threads that take a ReentrantLock %d times for 200 ns, then meet at a CyclicBarrier"
        .formatted(threads, SECTIONS_PER_PHASE);
  }

  @Override
  public Bench open(String arm, Pace pace) {
    Guard guard = Guards.make(Mode.MUTEX, Peer.of(arm));
    Shared shared = new Shared();
    int rounds = pace.rounds(SECTION);
    return length -> {
      Phases phases = new Phases();
      CyclicBarrier barrier = new CyclicBarrier(threads, phases);
      return Crowd.run(
          IntStream.range(0, threads)
              .mapToObj(
                  i ->
                      new BarrierTask(
                          new LockTask(guard, shared, rounds, rounds, pace), barrier, phases))
              .toList(),
          length);
    };
  }

  /** Ends the run at a barrier, so that nobody is left waiting there. */
  private static final class Phases implements Runnable {
    private volatile Stop stop;
    private volatile boolean over;

    @Override
    public void run() {
      over = stop.isSet();
    }
  }

  private static final class BarrierTask extends Task {
    private final LockTask lockTask;
    private final CyclicBarrier barrier;
    private final Phases phases;

    BarrierTask(LockTask lockTask, CyclicBarrier barrier, Phases phases) {
      this.lockTask = lockTask;
      this.barrier = barrier;
      this.phases = phases;
    }

    @Override
    protected long work(Stop stop) {
      phases.stop = stop;
      long done = 0;
      while (!phases.over) {
        for (int i = 0; i < SECTIONS_PER_PHASE; i++) {
          lockTask.once(false);
        }
        done++;
        long before = System.nanoTime();
        try {
          barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
          throw new IllegalStateException("the barrier broke", e);
        }
        waited(System.nanoTime() - before);
      }
      return done;
    }
  }
}
