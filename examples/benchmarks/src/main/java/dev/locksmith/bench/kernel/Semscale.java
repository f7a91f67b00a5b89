package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.Crowd;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.JdkTypes;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.pair.Pairing;
import dev.locksmith.bench.pair.Tally;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An array of semaphores, one per thread: nobody ever waits, and yet the threads slow each other
 * down where two semaphores lie on one cache line. Manfred Spraul measured that with his program
 * semscale for "ipc/sem.c: cacheline align the semaphore structures" (Linux 3.11): up to 28% more
 * with each semaphore on a line of its own.
 *
 * @param threads how many, each with a semaphore
 * @param delay how long a thread does something else between two operations
 */
public record Semscale(String name, int threads, Duration delay) implements Workload {
  /** The JDK's semaphores, but not neighbours: what padding could bring at most. */
  static final String JDK_APART = "jdk-apart";

  @Override
  public String title() {
    return "semscale: %d threads, each with a semaphore of its own in one array, delay %d ns"
        .formatted(threads, delay.toNanos());
  }

  @Override
  public List<Pairing> pairings(Collection<Peer> contenders) {
    List<Pairing> all = new ArrayList<>();
    all.add(new Pairing(Peer.JDK.label(), JDK_APART));
    all.addAll(Workload.super.pairings(contenders));
    return all;
  }

  @Override
  public Bench open(String arm, Pace pace) {
    int rounds = pace.rounds(delay);
    boolean apart = arm.equals(JDK_APART);
    Peer peer = apart ? Peer.JDK : Peer.of(arm);
    if (!JdkTypes.has(peer)) {
      List<Guard> guards =
          IntStream.range(0, threads).mapToObj(i -> Guards.make(Mode.PERMIT, peer)).toList();
      return length -> run(guards, rounds, length);
    }
    return new SemaphoresOfAnArray(new SemaphoreArray(peer), apart, threads, rounds);
  }

  static Tally run(List<Guard> guards, int rounds, Duration length) {
    return Crowd.run(
        guards.stream().map(guard -> new SemscaleTask(guard, rounds)).toList(), length);
  }
}
