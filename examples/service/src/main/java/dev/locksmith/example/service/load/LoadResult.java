package dev.locksmith.example.service.load;

import dev.locksmith.example.service.shop.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What came of a load. */
public final class LoadResult {
  private final Tally tally;
  private final long nanos;

  LoadResult(Tally tally, long nanos) {
    this.tally = tally;
    this.nanos = nanos;
  }

  /** The orders that the shop said it had taken. */
  public List<Order> accepted() {
    return List.copyOf(tally.accepted);
  }

  /** A line for each call that was refused or not answered. */
  public List<String> failures() {
    return List.copyOf(tally.failures);
  }

  /** The same for every run with the same seed, number of requests and number of customers. */
  public String answersDigest() {
    return tally.answers.digest();
  }

  /** Throughput and latencies, for people and for patterns. */
  public List<String> lines() {
    double seconds = nanos / 1e9;
    int requests = tally.answers.size();
    List<String> lines = new ArrayList<>();
    lines.add(String.format(Locale.ROOT, "requests: %d in %.2f s", requests, seconds));
    lines.add(String.format(Locale.ROOT, "throughput: %.1f req/s", requests / seconds));
    lines.addAll(tally.latencies.lines());
    return lines;
  }
}
