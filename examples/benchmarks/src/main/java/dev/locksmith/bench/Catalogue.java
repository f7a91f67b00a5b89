package dev.locksmith.bench;

import dev.locksmith.bench.kernel.AimEximMix;
import dev.locksmith.bench.kernel.ParavirtSpinlock;
import dev.locksmith.bench.kernel.RwsemWriters;
import dev.locksmith.bench.kernel.Semscale;
import dev.locksmith.bench.kernel.WholeRun;
import dev.locksmith.bench.load.BarrierStyle;
import dev.locksmith.bench.load.BesideHog;
import dev.locksmith.bench.load.Contended;
import dev.locksmith.bench.load.ReadMostly;
import dev.locksmith.bench.load.SleepingOwner;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.lock.Mode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All workloads, in the order in which they are run and reported. */
public final class Catalogue {
  private static final int[] SECTION_NANOS = {50, 300, 1_000, 9_000};
  private static final int[] CROWDS = {4, 16, 64, 256};
  private static final int[] DELAY_NANOS = {0, 100, 1_000};
  private static final int CROWD_NANOS = 200;
  private static final int WHOLE_RUN_TASKS = 100_000;

  private Catalogue() {}

  /** All of them. */
  public static List<Workload> all() {
    List<Workload> all = new ArrayList<>();
    for (Mode mode : Mode.values()) {
      all.add(new ParavirtSpinlock("hot-" + name(mode), mode, false));
      all.add(new ParavirtSpinlock("cold-" + name(mode), mode, true));
    }
    for (Mode mode : new Mode[] {Mode.MUTEX, Mode.WRITE, Mode.PERMIT}) {
      for (int nanos : SECTION_NANOS) {
        String name = "two-%s-%dns".formatted(name(mode), nanos);
        all.add(new Contended(name, mode, 2, Duration.ofNanos(nanos)));
      }
      all.add(new SleepingOwner("sleep-" + name(mode), mode));
    }
    for (int threads : CROWDS) {
      String name = "crowd-mutex-" + threads;
      all.add(new Contended(name, Mode.MUTEX, threads, Duration.ofNanos(CROWD_NANOS)));
    }
    all.add(new BarrierStyle("barrier-2", 2));
    all.add(new BarrierStyle("barrier-4", 4));
    all.add(new BesideHog("hog-4", 4));
    for (int writePercent : new int[] {0, 5}) {
      for (int threads : new int[] {1, 2}) {
        String name = "read-%dw-%d".formatted(writePercent, threads);
        all.add(new ReadMostly(name, threads, writePercent));
      }
    }
    for (int nanos : DELAY_NANOS) {
      all.add(new Semscale("semscale-" + nanos + "ns", 2, Duration.ofNanos(nanos)));
    }
    for (int nanos : SECTION_NANOS) {
      all.add(new RwsemWriters("rwsem-" + nanos + "ns", 2, Duration.ofNanos(nanos)));
    }
    all.add(new AimEximMix("aim-exim-4", 4));
    all.add(new AimEximMix("aim-exim-32", 32));
    all.add(new WholeRun("whole-run-4", 4, WHOLE_RUN_TASKS));
    return all;
  }

  /**
   * The workload of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Workload named(String name) {
    return all().stream()
        .filter(workload -> workload.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no workload is called " + name));
  }

  private static String name(Mode mode) {
    return mode.name().toLowerCase(Locale.ROOT);
  }
}
