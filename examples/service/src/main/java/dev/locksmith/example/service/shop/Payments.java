package dev.locksmith.example.service.shop;

import io.github.resilience4j.bulkhead.Bulkhead;
import io.github.resilience4j.bulkhead.BulkheadConfig;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * The payment provider: a stand-in that only takes time, behind a bulkhead, because it serves few
 * at once.
 */
final class Payments {
  private static final int AT_ONCE = 8;
  private static final int LEAST_MICROS = 500;
  private static final int SPREAD_MICROS = 1_500;

  private final Bulkhead bulkhead =
      Bulkhead.of(
          "payments",
          BulkheadConfig.custom()
              .maxConcurrentCalls(AT_ONCE)
              .maxWaitDuration(Duration.ofSeconds(30))
              .build());

  /** Collects the money, in about a millisecond once it is this order's turn. */
  void collect(Order order) throws InterruptedException {
    bulkhead.acquirePermission();
    try {
      TimeUnit.MICROSECONDS.sleep(
          LEAST_MICROS + Math.floorMod(order.key().hashCode(), SPREAD_MICROS));
    } finally {
      bulkhead.onComplete();
    }
  }
}
