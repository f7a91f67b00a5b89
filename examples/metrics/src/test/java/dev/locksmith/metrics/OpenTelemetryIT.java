package dev.locksmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.forked.Jvm;
import dev.locksmith.forked.Service;
import dev.locksmith.program.Counters;
import io.opentelemetry.instrumentation.jmx.JmxTelemetry;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.metrics.SdkMeterProvider;
import io.opentelemetry.sdk.metrics.data.MetricData;
import io.opentelemetry.sdk.testing.exporter.InMemoryMetricReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import org.junit.jupiter.api.Test;

/** OpenTelemetry's JMX rules, as its agent and its scraper apply them, over a connection. */
class OpenTelemetryIT {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @Test
  void theTotalsAreMetrics() throws Exception {
    InMemoryMetricReader reader = InMemoryMetricReader.create();
    try (Service service = Service.start(Counters.class, Jvm.agent(""));
        JMXConnector connector = service.connect();
        SdkMeterProvider meters = SdkMeterProvider.builder().registerMetricReader(reader).build();
        OpenTelemetrySdk sdk = OpenTelemetrySdk.builder().setMeterProvider(meters).build()) {
      MBeanServerConnection connection = connector.getMBeanServerConnection();
      JmxTelemetry.builder(sdk)
          .addRules(Path.of("opentelemetry.yaml"))
          .build()
          .start(() -> List.of(connection));
      assertTrue(service.ask().endsWith(" ok"), "threads contend");

      Map<String, MetricData> metrics = awaitMetrics(reader, 5);

      assertEquals(
          List.of(
              "locksmith.acquisition.contended",
              "locksmith.acquisition.wait.time",
              "locksmith.lock.created",
              "locksmith.site.count",
              "locksmith.thread.waiting"),
          List.copyOf(metrics.keySet()));
      MetricData contended = metrics.get("locksmith.acquisition.contended");
      assertEquals("{acquisition}", contended.getUnit());
      assertTrue(
          contended.getLongSumData().getPoints().iterator().next().getValue() > 0,
          contended::toString);
      MetricData wait = metrics.get("locksmith.acquisition.wait.time");
      assertEquals("s", wait.getUnit());
      assertTrue(
          wait.getDoubleSumData().getPoints().iterator().next().getValue() > 0, wait::toString);
    }
  }

  /** By name, as soon as so many are there: beans are looked for in the background. */
  private static Map<String, MetricData> awaitMetrics(InMemoryMetricReader reader, int expected)
      throws InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    Map<String, MetricData> metrics = new TreeMap<>();
    while (metrics.size() < expected && System.nanoTime() < deadline) {
      for (MetricData metric : reader.collectAllMetrics()) {
        metrics.put(metric.getName(), metric);
      }
      Thread.sleep(100);
    }
    return metrics;
  }
}
