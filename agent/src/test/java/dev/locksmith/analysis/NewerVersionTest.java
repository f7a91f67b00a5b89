package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Event;
import jdk.jfr.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recordings of a Locksmith that tells more than this one reads. */
class NewerVersionTest {
  @TempDir Path dir;

  @Test
  void whatIsKnownIsReadAndTheRestLeft() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              new NewerContention().commit();
              new NewerStatistics().commit();
              new UnheardOf().commit();
            });

    LockReport report = LockReport.of(List.of(file));

    JsonObject site =
        JsonParser.parseString(report.json())
            .getAsJsonObject()
            .getAsJsonArray("sites")
            .get(0)
            .getAsJsonObject();
    assertEquals("com.acme.Pool.lock", site.get("site").getAsString());
    assertEquals(9, site.get("contended").getAsLong());
    assertEquals(1, site.getAsJsonObject("told").get("waits").getAsLong());
    assertTrue(report.text(20).contains("ReentrantLock, clairvoyant"), report.text(20));
  }

  @Name("dev.locksmith.LockContention")
  static final class NewerContention extends Event {
    String site = "com.acme.Pool.lock";
    String lockType = "ReentrantLock";
    String strategy = "clairvoyant";
    String mode = "upgradable";
    String outcome = "foreseen";
    Class<?> cause = String.class;
    float likelihood = 0.5f;
  }

  @Name("dev.locksmith.LockSiteStatistics")
  static final class NewerStatistics extends Event {
    String site = "com.acme.Pool.lock";
    String lockType = "ReentrantLock";
    String strategy = "clairvoyant";
    long contended = 9;
    String totalWait = "not a number any more";
    boolean foreseen = true;
  }

  @Name("dev.locksmith.LockForecast")
  static final class UnheardOf extends Event {
    String site = "com.acme.Pool.lock";
  }
}
