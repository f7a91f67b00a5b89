package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Writes contentions and brackets the wait of each with the clock, from inside and from outside.
 * Whatever order statistic or sum of the waits is asked for lies between those of the brackets.
 */
final class Waits {
  private final List<Long> inner = new ArrayList<>();
  private final List<Long> outer = new ArrayList<>();

  void add(long sleepMillis, Consumer<ContentionEvent> fields) throws InterruptedException {
    ContentionEvent event = new ContentionEvent();
    fields.accept(event);
    long beforeBegin = System.nanoTime();
    event.begin();
    long afterBegin = System.nanoTime();
    Thread.sleep(sleepMillis);
    long beforeEnd = System.nanoTime();
    event.end();
    long afterEnd = System.nanoTime();
    event.commit();
    inner.add(beforeEnd - afterBegin);
    outer.add(afterEnd - beforeBegin);
  }

  Bounds total() {
    return new Bounds(
        inner.stream().mapToLong(nanos -> nanos).sum(),
        outer.stream().mapToLong(nanos -> nanos).sum());
  }

  /** The wait of that rank, from 1 for the shortest. */
  Bounds ranked(int rank) {
    return new Bounds(
        inner.stream().sorted().toList().get(rank - 1),
        outer.stream().sorted().toList().get(rank - 1));
  }

  /** What a duration of the report may be: three digits are shown. */
  record Bounds(long low, long high) {
    boolean allow(String duration) {
      double nanos = nanos(duration);
      return nanos >= low * 0.99 && nanos <= high * 1.01;
    }

    private static double nanos(String duration) {
      String[] parts = duration.split(" ", -1);
      double unit =
          switch (parts[1]) {
            case "ns" -> 1;
            case "us" -> 1e3;
            case "ms" -> 1e6;
            case "s" -> 1e9;
            default -> throw new IllegalArgumentException(duration);
          };
      return Double.parseDouble(parts[0].replace(",", "")) * unit;
    }
  }
}
