package dev.locksmith.bench.load;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import java.time.Duration;
import java.util.stream.IntStream;

/**
 * Some threads, one lock, and as much time outside the section as inside.
 *
 * @param mode how the lock is taken
 * @param threads how many
 * @param section how long the lock is held
 */
public record Contended(String name, Mode mode, int threads, Duration section) implements Workload {
  @Override
  public String title() {
    return "%s, %d threads, sections of %d ns and as much outside"
        .formatted(mode.label(), threads, section.toNanos());
  }

  @Override
  public Bench open(String arm, Pace pace) {
    Peer peer = Peer.of(arm);
    Guard guard = Guards.make(mode, peer);
    Shared shared = new Shared();
    int rounds = pace.rounds(section);
    return length ->
        Crowd.run(
            IntStream.range(0, threads)
                .mapToObj(i -> new LockTask(guard, shared, rounds, rounds, pace))
                .toList(),
            length);
  }
}
