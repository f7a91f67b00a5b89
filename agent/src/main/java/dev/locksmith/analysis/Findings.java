package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;

/** What the recordings of a report say together. */
final class Findings {
  static final String CONTENTION_EVENT = "dev.locksmith.LockContention";
  static final String SWAP_EVENT = "dev.locksmith.LockSwap";

  /** How many sites are told apart; the rest is one. */
  static final int MOST_SITES = 2_000;

  private static final SiteKey OTHER_SITES =
      new SiteKey(Shares.OTHERS, Fields.UNKNOWN, Fields.UNKNOWN);

  private final List<RecordingInfo> recordings = new ArrayList<>();
  private final Map<SiteKey, SiteContention> sites = new HashMap<>();
  private final LongestWaits longestWaits = new LongestWaits();
  private final StackTree stacks = new StackTree();
  private final Swaps swaps = new Swaps();
  private final Map<Integer, LastThreadDump> threadDumps = new TreeMap<>();
  private final TimeAxis axis;

  /** Findings of recordings that cover that time. */
  Findings(TimeAxis axis) {
    this.axis = axis;
  }

  /** Adds a recording whose events were all added. */
  void addRecording(RecordingInfo recording) {
    recordings.add(recording);
    sites.values().forEach(SiteContention::endRecording);
  }

  void addContention(Wait wait) {
    site(wait.key()).add(wait);
    longestWaits.add(wait);
    stacks.add(wait);
  }

  void addCounted(SiteKey key, CountedPeriod period) {
    // One in which threads only began to wait is none of a contended site yet.
    if (period.contended() > 0) {
      site(key).add(period);
    }
  }

  private SiteContention site(SiteKey key) {
    boolean isKnown = sites.size() < MOST_SITES || sites.containsKey(key);
    return sites.computeIfAbsent(
        isKnown ? key : OTHER_SITES, each -> new SiteContention(each, axis));
  }

  /** Adds a place; one without a name is told again, with it, as the recording ends. */
  void addSwap(RecordedEvent event, int jvm) {
    Swap swap = Swap.of(event);
    if (!swap.swapped() || !swap.site().equals(Fields.UNKNOWN)) {
      swaps.add(swap, jvm);
    }
  }

  void addThreadDump(LastThreadDump dump, int jvm) {
    threadDumps.merge(jvm, dump, (one, other) -> one.time().isAfter(other.time()) ? one : other);
  }

  /** The recordings in the order in which they were given. */
  List<RecordingInfo> recordings() {
    return recordings;
  }

  /** The contended sites, the longest total wait first. */
  List<SiteContention> contended() {
    return sites.values().stream().sorted(SiteContention.BY_WAIT).toList();
  }

  /** The time that the recordings cover. */
  TimeAxis axis() {
    return axis;
  }

  /** The longest waits, the longest first. */
  List<Wait> longestWaits() {
    return longestWaits.ranked();
  }

  /** The stacks of the threads that waited. */
  StackTree stacks() {
    return stacks;
  }

  /** Where threads still waited for a lock as the recordings ended. */
  List<Swap> stillWaitedFor() {
    return swaps.stillWaitedFor();
  }

  /** The threads that still waited, as far as thread dumps tell. */
  List<LastThreadDump.Waiter> stillWaiting() {
    return threadDumps.values().stream().flatMap(dump -> dump.waiters().stream()).toList();
  }

  /**
   * Where locks were swapped for which no contention is recorded and nobody waits, whatever their
   * strategy.
   */
  List<Swap> withoutWaits() {
    Set<SiteKey> contended = new HashSet<>();
    sites.keySet().forEach(key -> contended.add(new SiteKey(key.site(), key.lockType(), "")));
    return swaps.swapped().stream()
        .filter(swap -> swap.waiting() == 0)
        .filter(swap -> !contended.contains(new SiteKey(swap.site(), swap.lockType(), "")))
        .toList();
  }

  /** What was left alone, by reason. */
  List<Swaps.LeftAlone> leftAlone() {
    return swaps.leftAlone();
  }
}
