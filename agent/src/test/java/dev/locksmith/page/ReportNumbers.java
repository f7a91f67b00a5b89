package dev.locksmith.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;

/** The numbers of a report's JSON that its page shows too. */
public final class ReportNumbers {
  private static final List<String> OF_ALL = List.of("contended", "waitNanos", "sites");

  private final JsonObject contention;
  private final List<Double> ofSites = new ArrayList<>();

  private ReportNumbers(JsonObject report) {
    contention = report.getAsJsonObject("contention");
    for (JsonElement site : report.getAsJsonArray("sites")) {
      add(site.getAsJsonObject());
    }
  }

  /** Those of a report. */
  public static ReportNumbers of(String json) {
    return new ReportNumbers(JsonParser.parseString(json).getAsJsonObject());
  }

  private void add(JsonObject site) {
    ofSites.add(site.get("contended").getAsDouble());
    ofSites.add(site.get("waitNanos").getAsDouble());
    for (String name : List.of("p50Nanos", "p99Nanos", "maxNanos")) {
      ofSites.add(site.getAsJsonObject("percentiles").get(name).getAsDouble());
    }
    JsonObject spin = site.getAsJsonObject("spin");
    ofSites.add(spin == null ? 0 : spin.get("spinNanos").getAsDouble());
  }

  /** Six of each site. */
  public List<Double> ofSites() {
    return ofSites;
  }

  /** Fails unless the page is drawn and shows each of them. */
  public void assertShown(Browser browser) {
    assertTrue(browser.isDrawn(), browser.dom());
    for (String name : OF_ALL) {
      assertEquals(contention.get(name).getAsDouble(), browser.value(name), name);
    }
    assertEquals(ofSites, browser.values("site-rows"));
  }
}
