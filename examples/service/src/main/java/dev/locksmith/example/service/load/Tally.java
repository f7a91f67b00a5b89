package dev.locksmith.example.service.load;

import dev.locksmith.example.service.shop.Order;
import java.util.ArrayList;
import java.util.List;

/** What one caller saw; confined to its thread until that has ended. */
final class Tally {
  final Answers answers = new Answers();
  final Latencies latencies = new Latencies();
  final List<Order> accepted = new ArrayList<>();
  final List<String> failures = new ArrayList<>();

  void addAll(Tally other) {
    answers.addAll(other.answers);
    latencies.addAll(other.latencies);
    accepted.addAll(other.accepted);
    failures.addAll(other.failures);
  }
}
