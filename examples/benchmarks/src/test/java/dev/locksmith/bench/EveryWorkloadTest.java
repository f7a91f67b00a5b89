package dev.locksmith.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.bench.kernel.WholeRun;
import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.pair.Pairing;
import dev.locksmith.bench.pair.Tally;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every workload runs with every lock. How fast is not asked here. */
final class EveryWorkloadTest {
  private static final Duration BRIEF = Duration.ofMillis(3);
  private static final int TRIES = 12;
  private static final Pace PACE = new Pace(400);

  static List<Workload> workloads() {
    return Stream.concat(
            Catalogue.all().stream().filter(workload -> !workload.isWholeRun()),
            Stream.of(new WholeRun("brief-whole-run", 4, 100)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("workloads")
  void everyArmDoesSomething(Workload workload) throws Exception {
    for (String arm : arms(workload)) {
      try (Bench bench = workload.open(arm, PACE)) {
        Tally tally = run(bench);
        assertTrue(tally.operations() > 0, () -> arm + " did nothing: " + tally);
        assertTrue(tally.nanos() > 0, () -> arm + " took no time: " + tally);
        assertTrue(tally.smallestShare() <= 1, () -> arm + " is more than fair: " + tally);
      }
    }
  }

  /** Longer and longer, since on a busy machine a thread may not get a processor at once. */
  private static Tally run(Bench bench) throws IOException {
    Tally tally = bench.run(BRIEF);
    for (int i = 0; i < TRIES && tally.operations() == 0; i++) {
      tally = bench.run(BRIEF.multipliedBy(1L << i));
    }
    return tally;
  }

  @Test
  void namesAreUnique() {
    List<String> names = Catalogue.all().stream().map(Workload::name).toList();
    assertEquals(names.size(), new HashSet<>(names).size());
  }

  private static Set<String> arms(Workload workload) {
    List<Peer> contenders = Arrays.stream(Peer.values()).filter(peer -> peer != Peer.JDK).toList();
    Set<String> arms = new TreeSet<>();
    for (Pairing pairing : workload.pairings(contenders)) {
      arms.add(pairing.base());
      arms.add(pairing.contender());
    }
    return arms;
  }
}
