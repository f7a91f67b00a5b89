package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jfr.consumer.RecordedEvent;

/** What the recordings of a report say together. */
final class Findings {
  static final String CONTENTION_EVENT = "dev.locksmith.LockContention";
  static final String SWAP_EVENT = "dev.locksmith.LockSwap";

  private final List<RecordingInfo> recordings = new ArrayList<>();
  private final Map<SiteKey, SiteContention> sites = new HashMap<>();
  private final Swaps swaps = new Swaps();

  void addRecording(RecordingInfo recording) {
    recordings.add(recording);
  }

  void addContention(RecordedEvent event, int jvm) {
    sites.computeIfAbsent(keyOf(event), SiteContention::new).add(event, jvm);
  }

  /** What the waits of a {@code LockContention} event are added up by. */
  static SiteKey keyOf(RecordedEvent event) {
    return new SiteKey(
        Fields.text(event, "site", Fields.UNKNOWN),
        Fields.text(event, "lockType", Fields.UNKNOWN),
        Fields.text(event, "strategy", Fields.UNKNOWN));
  }

  void addSwap(RecordedEvent event, int jvm) {
    swaps.add(Swap.of(event), jvm);
  }

  /** The recordings in the order in which they were given. */
  List<RecordingInfo> recordings() {
    return recordings;
  }

  /** The contended sites, the longest total wait first. */
  List<SiteContention> contended() {
    return sites.values().stream().sorted(SiteContention.BY_WAIT).toList();
  }

  /** Where threads still waited for a lock as the recordings ended. */
  List<Swap> stillWaitedFor() {
    return swaps.stillWaitedFor();
  }

  /** Where locks were swapped for which no contention is recorded, whatever their strategy. */
  List<Swap> withoutWaits() {
    Set<SiteKey> contended = new HashSet<>();
    sites.keySet().forEach(key -> contended.add(new SiteKey(key.site(), key.lockType(), "")));
    return swaps.swapped().stream()
        .filter(swap -> !contended.contains(new SiteKey(swap.site(), swap.lockType(), "")))
        .toList();
  }

  /** What was left alone, by reason. */
  List<Swaps.LeftAlone> leftAlone() {
    return swaps.leftAlone();
  }
}
