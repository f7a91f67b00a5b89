package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonReportTest {
  @TempDir Path dir;

  @Test
  void numbersAreThoseOfTheEvents() throws Exception {
    Path file = varied();
    List<RecordedEvent> events = contentions(file);

    JsonObject report = json(file);

    assertEquals("locksmith-report-2", report.get("format").getAsString());
    assertEquals(events.size(), number(report.getAsJsonObject("contention"), "contended"));
    assertEquals(
        nanos(events, event -> true), number(report.getAsJsonObject("contention"), "waitNanos"));
    assertEquals(2, report.getAsJsonArray("sites").size());
    for (JsonElement element : report.getAsJsonArray("sites")) {
      JsonObject site = element.getAsJsonObject();
      String name = site.get("site").getAsString();
      List<RecordedEvent> own =
          events.stream().filter(event -> event.getString("site").equals(name)).toList();
      assertEquals(own.size(), number(site, "contended"));
      assertEquals(nanos(own, event -> true), number(site, "waitNanos"));
      assertEquals(
          own.stream().mapToLong(event -> event.getDuration().toNanos()).max().orElseThrow(),
          number(site.getAsJsonObject("percentiles"), "maxNanos"));
      for (String field : List.of("mode", "outcome")) {
        assertEquals(byName(own, field), parts(site.getAsJsonArray(field + "s")));
      }
      assertEquals(histogram(own), buckets(site.getAsJsonArray("histogram")));
    }
  }

  @Test
  void theSplitAddsUpToTheWait() throws Exception {
    Path file = varied();
    List<RecordedEvent> events = contentions(file);

    long spin = 0;
    long park = 0;
    long notTold = 0;
    long parks = 0;
    for (JsonElement element : json(file).getAsJsonArray("sites")) {
      JsonObject site = element.getAsJsonObject();
      JsonObject split = site.getAsJsonObject("split");
      spin += number(split, "spinNanos");
      park += number(split, "parkNanos");
      notTold += number(split, "notToldNanos");
      parks += number(split, "parks");
      assertEquals(
          number(site, "contended"),
          number(split, "unparkedWaits")
              + number(split, "parkedWaits")
              + number(split, "notToldWaits"));
      long inBuckets = 0;
      for (JsonElement bucket : site.getAsJsonArray("histogram")) {
        inBuckets += number(bucket.getAsJsonObject().getAsJsonObject("split"), "spinNanos");
      }
      assertEquals(number(split, "spinNanos"), inBuckets);
    }

    assertEquals(nanos(events, event -> event.getInt("parks") < 0), notTold);
    assertEquals(nanos(events, event -> event.getInt("parks") >= 0), spin + park);
    assertEquals(events.stream().mapToLong(event -> event.getLong("spinTime")).sum(), spin);
    assertEquals(
        events.stream().mapToLong(event -> Math.max(0, event.getInt("parks"))).sum(), parks);
    assertTrue(spin > 0 && park > 0 && notTold > 0 && parks > 0);
  }

  @Test
  void theTimelineHoldsEveryWaitWhereItWas() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              Thread.sleep(300);
              new Waits().add(100, event -> {});
              Thread.sleep(200);
            });

    JsonObject report = json(file);

    JsonObject axis = report.getAsJsonObject("timeline");
    long bin = number(axis, "binNanos");
    JsonObject site = report.getAsJsonArray("sites").get(0).getAsJsonObject();
    JsonArray bins = site.getAsJsonArray("waitNanosOfBins");
    assertEquals(number(axis, "bins"), bins.size());
    long sum = 0;
    int first = -1;
    for (int i = 0; i < bins.size(); i++) {
      long inBin = bins.get(i).getAsLong();
      assertTrue(inBin <= bin, "one thread waited");
      first = first < 0 && inBin > 0 ? i : first;
      sum += inBin;
    }
    assertEquals(number(site, "waitNanos"), sum);
    assertTrue(first * bin >= Duration.ofMillis(250).toNanos(), first + " of " + axis);
  }

  @Test
  void tellsWhoWaitedBehindWhom() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () ->
                Recorded.whileAlive(
                    "cleaner-1",
                    owner -> {
                      for (int worker = 1; worker <= 2; worker++) {
                        try {
                          Recorded.onThread("worker-" + worker, () -> contend(owner));
                        } catch (InterruptedException e) {
                          throw new IllegalStateException(e);
                        }
                      }
                    }));

    JsonObject report = json(file);

    JsonObject site = report.getAsJsonArray("sites").get(0).getAsJsonObject();
    JsonArray edges = site.getAsJsonArray("waitedFor");
    assertEquals(1, edges.size());
    JsonObject edge = edges.get(0).getAsJsonObject();
    assertEquals("worker-*", edge.get("waiter").getAsString());
    assertEquals("cleaner-*", edge.get("owner").getAsString());
    assertEquals(2, number(edge, "waits"));
    assertEquals(number(site, "waitNanos"), number(edge, "waitNanos"));
    JsonObject longest = report.getAsJsonArray("longestWaits").get(0).getAsJsonObject();
    assertTrue(longest.get("waiter").getAsString().matches("worker-[12]"), longest.toString());
    assertEquals("cleaner-1", longest.get("owner").getAsString());
  }

  @Test
  void stacksAreATreeOfEachSite() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              outer();
              inner();
              new Waits().add(0, event -> event.site = "com.acme.Other.lock");
            });

    JsonArray stacks = json(file).getAsJsonArray("stacks");
    List<String> lines = LockReport.of(List.of(file)).collapsedStacks().lines().toList();

    assertEquals(2, stacks.size());
    JsonObject site = stack(stacks, "com.acme.Pool.lock");
    assertEquals(2, number(site, "waits"));
    String code = JsonReportTest.class.getName();
    assertEquals(3, lines.size());
    assertEquals(
        1, lines.stream().filter(line -> line.contains(".outer;" + code + ".inner;")).count());
    assertTrue(lines.stream().allMatch(line -> line.matches("com\\.acme\\..*;[^ ]+ \\d+")));
    long micros =
        lines.stream()
            .filter(line -> line.startsWith("com.acme.Pool.lock;"))
            .mapToLong(line -> Long.parseLong(line.substring(line.lastIndexOf(' ') + 1)))
            .sum();
    assertTrue(Math.abs(number(site, "waitNanos") / 1_000 - micros) <= 2, "each line is rounded");
  }

  @Test
  void stacksThatTheRecorderCutTellIt() throws Exception {
    Path file = Recorded.to(dir.resolve("a.jfr"), () -> recurse(200));

    List<String> lines = LockReport.of(List.of(file)).collapsedStacks().lines().toList();

    assertEquals(1, lines.size());
    assertTrue(
        lines
            .get(0)
            .startsWith(
                "com.acme.Pool.lock;(cut off by the recorder);"
                    + JsonReportTest.class.getName()
                    + ".recurse;"),
        lines.get(0));
  }

  @Test
  void lambdasHaveTheSameNameInEveryRun() throws Exception {
    Runnable[] contend = {() -> Recorded.contend()};
    Path file = Recorded.to(dir.resolve("a.jfr"), () -> contend[0].run());

    String stacks = LockReport.of(List.of(file)).collapsedStacks();

    assertFalse(stacks.contains("0x"), stacks);
    assertTrue(stacks.contains("JsonReportTest$$Lambda.run;"), stacks);
  }

  @Test
  void namesStayWhatTheyAreAndCannotDoHarm() throws Exception {
    String site = "</script><script>alert(1)</script>\u001b[2J\u202e\u0085\ud83d\ude00;a b\n";
    Path file =
        Recorded.to(dir.resolve("a.jfr"), () -> new Waits().add(0, event -> event.site = site));

    LockReport report = LockReport.of(List.of(file));

    String json = report.json();
    assertTrue(json.chars().allMatch(character -> character >= ' ' && character <= '~'), json);
    assertFalse(json.contains("<"), json);
    JsonObject parsed = JsonParser.parseString(json).getAsJsonObject();
    assertEquals(
        site, parsed.getAsJsonArray("sites").get(0).getAsJsonObject().get("site").getAsString());
    String collapsed = report.collapsedStacks();
    assertEquals(1, collapsed.lines().count());
    assertTrue(
        collapsed.startsWith(
            "</script><script>alert(1)</script>\\x1b[2J\\x202e\\x85\ud83d\ude00,a b\\xa;"),
        collapsed);
  }

  @Test
  void whatWasLeftAloneIsTold() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              SwapEvent.leftAlone("com.acme.B.lock", "Semaphore", "is excluded");
              SwapEvent.swapped("com.acme.Quiet.lock", 7);
              SwapEvent.swapped("com.acme.Hung.lock", 1, 3);
            });

    JsonObject report = json(file);

    JsonObject reason = report.getAsJsonArray("leftAlone").get(0).getAsJsonObject();
    assertEquals("is excluded", reason.get("reason").getAsString());
    assertEquals(
        "{\"site\":\"com.acme.B.lock\",\"lockType\":\"Semaphore\"}",
        reason.getAsJsonArray("places").get(0).toString());
    JsonObject hung = report.getAsJsonArray("stillWaitedFor").get(0).getAsJsonObject();
    assertEquals("com.acme.Hung.lock", hung.get("site").getAsString());
    assertEquals(3, number(hung, "waiting"));
    assertEquals(1, report.getAsJsonArray("withoutWaits").size());
    assertEquals(0, report.getAsJsonArray("sites").size());
  }

  private Path varied() throws Exception {
    return Recorded.to(
        dir.resolve("varied.jfr"),
        () -> {
          Waits waits = new Waits();
          for (int i = 0; i < 12; i++) {
            int turn = i;
            waits.add(
                turn,
                event -> {
                  event.site = turn % 2 == 0 ? "com.acme.Even.lock" : "com.acme.Odd.lock";
                  event.mode = turn % 4 < 2 ? "read" : "write";
                  event.outcome = turn == 5 ? "timed out" : "acquired";
                  event.parks = turn % 3 - 1;
                  event.spinTime = event.parks >= 0 && turn > 1 ? 1_000L * turn : 0;
                });
          }
        });
  }

  private static void recurse(int depth) {
    if (depth == 0) {
      Recorded.contend();
    } else {
      recurse(depth - 1);
    }
  }

  private static void outer() {
    inner();
  }

  private static void inner() {
    Recorded.contend();
  }

  private static void contend(Thread owner) {
    ContentionEvent event = new ContentionEvent();
    event.owner = owner;
    event.ownerName = owner.getName();
    event.begin();
    event.commit();
  }

  private static JsonObject json(Path file) throws RecordingException {
    return JsonParser.parseString(LockReport.of(List.of(file)).json()).getAsJsonObject();
  }

  private static List<RecordedEvent> contentions(Path file) throws Exception {
    return RecordingFile.readAllEvents(file).stream()
        .filter(event -> event.getEventType().getName().equals(Findings.CONTENTION_EVENT))
        .toList();
  }

  private static long nanos(List<RecordedEvent> events, Predicate<RecordedEvent> which) {
    return events.stream().filter(which).mapToLong(event -> event.getDuration().toNanos()).sum();
  }

  private static Map<String, Long> byName(List<RecordedEvent> events, String field) {
    return events.stream()
        .collect(
            Collectors.groupingBy(
                event -> event.getString(field), TreeMap::new, Collectors.counting()));
  }

  private static Map<String, Long> parts(JsonArray parts) {
    return objects(parts).stream()
        .collect(
            Collectors.toMap(
                part -> part.get("name").getAsString(),
                part -> number(part, "waits"),
                Long::sum,
                TreeMap::new));
  }

  private static Map<Long, Long> histogram(List<RecordedEvent> events) {
    return events.stream()
        .collect(
            Collectors.groupingBy(
                event -> Long.highestOneBit(event.getDuration().toNanos()),
                TreeMap::new,
                Collectors.counting()));
  }

  private static Map<Long, Long> buckets(JsonArray buckets) {
    return objects(buckets).stream()
        .filter(bucket -> number(bucket, "waits") > 0)
        .collect(
            Collectors.toMap(
                bucket -> number(bucket, "fromNanos"),
                bucket -> number(bucket, "waits"),
                Long::sum,
                TreeMap::new));
  }

  private static JsonObject stack(JsonArray stacks, String name) {
    return objects(stacks).stream()
        .filter(stack -> stack.get("name").getAsString().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<JsonObject> objects(JsonArray array) {
    return StreamSupport.stream(array.spliterator(), false)
        .map(JsonElement::getAsJsonObject)
        .toList();
  }

  private static long number(JsonObject object, String name) {
    return object.get(name).getAsLong();
  }
}
