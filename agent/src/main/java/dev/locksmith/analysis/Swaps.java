package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was swapped and what was left alone. The events repeat in every chunk; of those of one JVM
 * the latest counts.
 */
final class Swaps {
  private final Map<Key, Swap> latest = new HashMap<>();

  void add(Swap swap, int jvm) {
    latest.merge(
        new Key(jvm, placeOf(swap)),
        swap,
        (one, other) -> one.time().isAfter(other.time()) ? one : other);
  }

  /** The places where locks were swapped, those of the most locks first. */
  List<Swap> swapped() {
    return acrossJvms().stream().filter(Swap::swapped).sorted(Swap.BY_CREATED).toList();
  }

  /** The places for whose locks threads waited at last, those of the most threads first. */
  List<Swap> stillWaitedFor() {
    return acrossJvms().stream()
        .filter(swap -> swap.waiting() > 0)
        .sorted(Swap.BY_WAITING)
        .toList();
  }

  /** The places that were left alone, by reason; the reason of the most places first. */
  List<LeftAlone> leftAlone() {
    Map<String, List<Swap>> byReason = new TreeMap<>();
    acrossJvms().stream()
        .filter(swap -> !swap.swapped())
        .sorted(Swap.BY_CREATED)
        .forEach(
            swap -> byReason.computeIfAbsent(swap.reason(), key -> new ArrayList<>()).add(swap));
    return byReason.entrySet().stream()
        .map(entry -> new LeftAlone(entry.getKey(), entry.getValue()))
        .sorted(Comparator.comparingInt((LeftAlone group) -> group.places().size()).reversed())
        .toList();
  }

  private List<Swap> acrossJvms() {
    Map<Place, Swap> places = new HashMap<>();
    latest.values().forEach(swap -> places.merge(placeOf(swap), swap, Swap::plus));
    return new ArrayList<>(places.values());
  }

  private static Place placeOf(Swap swap) {
    return new Place(swap.site(), swap.lockType(), swap.strategy(), swap.reason());
  }

  private record Place(String site, String lockType, String strategy, String reason) {}

  private record Key(int jvm, Place place) {}

  /**
   * Places that were left alone for the same reason.
   *
   * @param reason in words for the user
   * @param places at least one
   */
  record LeftAlone(String reason, List<Swap> places) {}
}
