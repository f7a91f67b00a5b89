package dev.locksmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.forked.Jvm;
import dev.locksmith.forked.Service;
import dev.locksmith.program.Counters;
import java.io.File;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The Prometheus JMX exporter as an agent beside ours, scraped on the loopback address. */
class PrometheusIT {
  private static final String LOCK =
      "{site=\"dev.locksmith.program.Counters.lock\",strategy=\"optimistic\","
          + "type=\"ReentrantLock\"}";

  @Test
  void theSitesArePerSiteSeries() throws Exception {
    int port = freePort();
    try (Service service =
        Service.start(Counters.class, Jvm.agent("strategy=optimistic"), exporter(port))) {
      assertTrue(service.ask().endsWith(" ok"), "threads contend");
      Map<String, Double> first = scrape(port);
      assertTrue(service.ask().endsWith(" ok"), "threads contend");
      Map<String, Double> second = scrape(port);

      for (String counter :
          new String[] {"contended_acquisitions", "parked_acquisitions", "wait_seconds"}) {
        String series = "locksmith_" + counter + "_total" + LOCK;
        assertTrue(first.get(series) > 0, series + " " + first.get(series));
        assertTrue(second.get(series) >= first.get(series), series);
      }
      assertTrue(
          second.get("locksmith_contended_acquisitions_total" + LOCK)
              > first.get("locksmith_contended_acquisitions_total" + LOCK),
          "the counter counts");
      assertTrue(first.get("locksmith_longest_wait_seconds" + LOCK) > 0, first::toString);
      assertEquals(1.0, first.get("locksmith_enabled"));
      assertTrue(first.get("locksmith_sites") >= 3, first::toString);
      assertEquals(
          3,
          second.keySet().stream()
              .filter(series -> series.startsWith("locksmith_contended_acquisitions_total{"))
              .filter(series -> series.contains("dev.locksmith.program.Counters."))
              .count(),
          second::toString);
      assertTrue(
          second.keySet().stream().noneMatch(series -> series.contains("timed_out")),
          "no series of zeros");
    }
  }

  private static String exporter(int port) {
    String jar =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(path -> path.contains("jmx_prometheus_javaagent"))
            .findFirst()
            .orElseThrow();
    return "-javaagent:" + jar + "=127.0.0.1:" + port + ":" + new File("prometheus.yaml");
  }

  private static int freePort() throws Exception {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** The samples of Locksmith's, by name and labels. */
  private static Map<String, Double> scrape(int port) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/metrics")).build();
    HttpResponse<String> answer =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertEquals(200, answer.statusCode());
    Map<String, Double> samples = new HashMap<>();
    for (String line : answer.body().lines().filter(l -> l.startsWith("locksmith_")).toList()) {
      int space = line.lastIndexOf(' ');
      samples.put(line.substring(0, space), Double.valueOf(line.substring(space + 1)));
    }
    return samples;
  }
}
