package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

class LockReportTest {
  private static final int ALL = 1_000;

  @TempDir Path dir;

  @Test
  void numbersAreThoseThatWereWritten() throws Exception {
    Waits waits = new Waits();
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              for (int millis = 1; millis <= 20; millis++) {
                waits.add(millis, event -> {});
              }
            });

    List<String> lines = lines(file);

    String numbers = lines.get(indexOf(lines, "  1. com.acme.Pool.lock") + 1);
    List<String> columns = List.of(numbers.strip().split(" {2,}"));
    assertEquals(List.of("ReentrantLock, jdk", "20"), columns.subList(0, 2));
    assertTrue(waits.total().allow(columns.get(2)), numbers);
    assertTrue(waits.ranked(10).allow(columns.get(3)), numbers);
    assertTrue(waits.ranked(20).allow(columns.get(4)), numbers);
    assertTrue(waits.ranked(20).allow(columns.get(5)), numbers);
    String sum = lines.get(indexOf(lines, "Contention  "));
    assertTrue(
        sum.startsWith("Contention  20 contended acquisitions at 1 site, which waited "), sum);
    assertTrue(waits.total().allow(sum.replaceAll(".*waited (.*) in all", "$1")), sum);
  }

  @Test
  void headerTellsWhatWasRecorded() throws Exception {
    long before = System.currentTimeMillis();
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              Recorded.contend();
              Thread.sleep(300);
              Recorded.endChunk();
              Thread.sleep(300);
            });
    long took = System.currentTimeMillis() - before;

    RecordingInfo info =
        RecordingAnalyzer.analyze(List.of(file), ReadingListener.SILENT).recordings().get(0);

    assertTrue(ChunkReader.chunks(file).size() > 1, "the recording has several chunks");
    assertTrue(Math.abs(info.start().toEpochMilli() - before) < 5_000, info.toString());
    assertTrue(
        info.length().toMillis() >= 590 && info.length().toMillis() <= took + 10, info.toString());
    assertEquals(ProcessHandle.current().pid(), info.jvm().pid());
    assertEquals(
        System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
        info.jvm().version());
    List<String> lines = lines(file);
    assertEquals("Recording   " + file, lines.get(0));
    assertEquals("JVM         " + info.jvm().version(), lines.get(2));
  }

  @Test
  void sitesAreInTheOrderOfTheirTotalWait() throws Exception {
    Map<String, Waits> written = new TreeMap<>();
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              for (int round = 1; round <= 2; round++) {
                for (int site = 1; site <= 4; site++) {
                  String name = "com.acme.Pool" + site + ".lock";
                  written
                      .computeIfAbsent(name, key -> new Waits())
                      .add(site * 20L, event -> event.site = name);
                }
              }
            });
    List<String> expected =
        written.keySet().stream()
            .sorted(
                Comparator.comparingLong((String name) -> written.get(name).total().low())
                    .reversed())
            .toList();

    List<String> lines = lines(file);

    int last = 0;
    for (int rank = 1; rank <= 4; rank++) {
      int next = indexOf(lines, "  " + rank + ". " + expected.get(rank - 1));
      assertTrue(next > last, String.join("\n", lines));
      last = next;
    }
    String cut = LockReport.of(List.of(file)).text(3);
    assertFalse(cut.contains(expected.get(3)), cut);
    assertTrue(cut.endsWith("\n     ... and 1 more site (--top shows more)\n"), cut);
  }

  @Test
  void strategiesOfASiteAreToldApart() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              Waits waits = new Waits();
              waits.add(0, event -> event.strategy = "mcs");
              waits.add(0, event -> event.strategy = "padded");
              waits.add(0, event -> event.strategy = "mcs");
            });

    List<String> rows =
        lines(file).stream()
            .filter(line -> line.startsWith("     ReentrantLock, "))
            .map(line -> line.strip().split(" {2,}", -1))
            .map(columns -> columns[0] + ' ' + columns[1])
            .sorted()
            .toList();

    assertEquals(List.of("ReentrantLock, mcs 2", "ReentrantLock, padded 1"), rows);
  }

  @Test
  void tellsWhoWaitedAndWhoOwned() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              Recorded.whileAlive("housekeeper", owner -> contend(1, owner));
              for (int worker = 1; worker <= 4; worker++) {
                int lock = worker % 2;
                Recorded.onThread("pool-1-thread-" + worker, () -> contend(lock, null));
              }
            });

    String text = String.join("\n", lines(file));

    String waited = lineAfter(text, "waited    5 threads: ");
    assertEquals(
        Set.of(Thread.currentThread().getName(), "pool-1-thread-*"), namesIn(waited), text);
    assertEquals(
        Set.of("housekeeper", "nobody just then"), namesIn(lineAfter(text, "owned by  ")), text);
    assertEquals("2", lineAfter(text, "locks     "));
  }

  @Test
  void anOwnerThatEndedKeepsItsName() throws Exception {
    Thread owner = new Thread(() -> {}, "short-lived");
    owner.start();
    owner.join();
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              ContentionEvent event = new ContentionEvent();
              event.owner = owner;
              event.ownerName = owner.getName();
              event.begin();
              event.commit();
            });

    String text = String.join("\n", lines(file));

    assertEquals("short-lived 100%", lineAfter(text, "owned by  "));
  }

  @Test
  void ownersThatAreMissingAreToldByWhatWasAskedFor() throws Exception {
    Map<String, String> expected =
        Map.of(
            "read", "readers, or nobody 100%",
            "write", "readers, or nobody 100%",
            "exclusive", "nobody just then 100%",
            "as yet unheard of", "unknown 100%");
    for (Map.Entry<String, String> each : expected.entrySet()) {
      Path file =
          Recorded.to(
              dir.resolve(each.getKey() + ".jfr"),
              () -> new Waits().add(0, event -> event.mode = each.getKey()));

      String text = String.join("\n", lines(file));

      assertEquals(each.getValue(), lineAfter(text, "owned by  "));
      assertFalse(text.contains("     note "), text);
    }
  }

  @Test
  void permitsHaveNoOwnerAndTheirWaitsMayBeHarmless() throws Exception {
    Path file =
        Recorded.to(dir.resolve("a.jfr"), () -> new Waits().add(0, event -> event.mode = "permit"));
    Path mixed =
        Recorded.to(
            dir.resolve("b.jfr"),
            () -> {
              Waits waits = new Waits();
              waits.add(0, event -> event.mode = "permit");
              waits.add(0, event -> event.mode = "exclusive");
            });

    String text = String.join("\n", lines(file));
    String mixedText = String.join("\n", lines(mixed));

    assertFalse(text.contains("     owned by "), text);
    assertEquals(
        "a wait for a permit can be a worker waiting for work", lineAfter(text, "note      "));
    assertEquals(Set.of("nobody just then"), namesIn(lineAfter(mixedText, "owned by  ")));
    assertFalse(mixedText.contains("     note "), mixedText);
  }

  @Test
  void namesTheCodeBehindTheLocks() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              ContentionEvent outer = new ContentionEvent();
              outer.begin();
              giveBack();
              borrow(outer);
            });

    String text = String.join("\n", lines(file));

    String code = LockReportTest.class.getName();
    assertTrue(text.contains("     at        " + code + ".borrow:"), text);
    assertTrue(text.contains("               " + code + ".giveBack:"), text);
  }

  @Test
  void theCodeThatWaitedLongestComesFirst() throws Exception {
    ContentionEvent outer = new ContentionEvent();
    ContentionEvent inner = new ContentionEvent();
    Runnable endOfOuter = Release.from("com.acme.Z", outer);
    Runnable endOfInner = Release.from("com.acme.A", inner);
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              outer.begin();
              inner.begin();
              endOfInner.run();
              endOfOuter.run();
            });

    String code = lineAfter(String.join("\n", lines(file)), "at        ");

    assertTrue(code.matches("com\\.acme\\.Z\\.run \\d+%, com\\.acme\\.A\\.run .?\\d+%"), code);
  }

  @Test
  void withoutStacksNoCodeIsNamed() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            recording -> recording.enable(Findings.CONTENTION_EVENT).withoutStackTrace(),
            Recorded::contend);

    String text = String.join("\n", lines(file));

    assertFalse(text.contains("\n     at "), text);
  }

  @Test
  void whatIsStillWaitedForComesFirst() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              SwapEvent.swapped("com.acme.Pool.lock", 1, 1);
              SwapEvent.swapped("com.acme.Freed.lock", 1, 7);
              SwapEvent.swapped("com.acme.Hung.lock", 1);
              Recorded.endChunk();
              Recorded.contend();
              SwapEvent.swapped("com.acme.Pool.lock", 1, 2);
              SwapEvent.swapped("com.acme.Freed.lock", 1);
              SwapEvent.swapped("com.acme.Hung.lock", 1, 1_234);
            });

    List<String> lines = lines(file);

    int section = indexOf(lines, "STILL WAITED FOR as the recording ended");
    assertEquals(
        List.of(
            "STILL WAITED FOR as the recording ended: 2 sites",
            "",
            "     threads",
            "       1,234  com.acme.Hung.lock (ReentrantLock, jdk)",
            "           2  com.acme.Pool.lock (ReentrantLock, jdk)",
            "",
            "MOST CONTENDED SITES, by total wait"),
        lines.subList(section, section + 7));
    assertEquals("", lines.get(section - 1));
    assertTrue(lines.get(section - 2).startsWith("Contention  "), lines.get(section - 2));
  }

  @Test
  void whereNothingIsWaitedForNothingIsSaid() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              SwapEvent.swapped("com.acme.Pool.lock", 1);
              SwapEvent.leftAlone("com.acme.Other.lock", "Semaphore", "is excluded");
            });

    String text = String.join("\n", lines(file));

    assertFalse(text.contains("STILL WAITED FOR"), text);
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void virtualThreadsHaveNoNames() throws Exception {
    Method start = Thread.class.getMethod("startVirtualThread", Runnable.class);
    Runnable contention = Recorded::contend;
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              for (int i = 0; i < 5; i++) {
                ((Thread) start.invoke(null, contention)).join();
              }
            });

    String text = String.join("\n", lines(file));

    assertEquals("(virtual) 100%", lineAfter(text, "waited    5 threads: "));
  }

  @Test
  void tellsModesAndFailuresWhereThereAreSome() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              Waits waits = new Waits();
              waits.add(20, event -> event.mode = "write");
              waits.add(1, event -> event.mode = "read");
              waits.add(1, event -> event.mode = "read");
              waits.add(
                  0,
                  event -> {
                    event.site = "com.acme.Other.lock";
                    event.outcome = "timed out";
                  });
              waits.add(
                  0,
                  event -> {
                    event.site = "com.acme.Other.lock";
                    event.outcome = "interrupted";
                  });
            });

    String text = String.join("\n", lines(file));

    assertEquals(
        Set.of("write 1", "read 2"),
        Set.of(lineAfter(text, "modes     ").replaceAll(" \\([^)]*\\)", "").split(", ", -1)));
    assertEquals(
        Set.of("1 timed out", "1 interrupted"),
        Set.of(lineAfter(text, "failed    ").split(", ", -1)));
    assertEquals(1, text.split("     modes ", -1).length - 1);
    assertEquals(1, text.split("     failed ", -1).length - 1);
  }

  @Test
  void theLatestSwapOfASiteCounts() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              SwapEvent.swapped("com.acme.Pool.lock", 1);
              SwapEvent.swapped("com.acme.Quiet.lock", 1);
              Recorded.endChunk();
              Recorded.contend();
              SwapEvent.swapped("com.acme.Pool.lock", 2);
              SwapEvent.swapped("com.acme.Quiet.lock", 1_234);
            });

    List<String> lines = lines(file);

    int section = indexOf(lines, "SWAPPED, NO WAIT RECORDED: 1 site");
    assertEquals("       1,234  com.acme.Quiet.lock (ReentrantLock, jdk)", lines.get(section + 3));
    assertEquals(section + 4, lines.size());
  }

  @Test
  void whatWasLeftAloneIsGroupedByReason() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              SwapEvent.leftAlone("com.acme.B.lock", "Semaphore", "is excluded");
              SwapEvent.leftAlone("com.acme.C", "", "was loaded before");
              SwapEvent.leftAlone("com.acme.A.make:17", "ReentrantLock", "is excluded");
            });

    List<String> lines = lines(file);

    assertEquals(
        List.of(
            "LEFT ALONE: 3 places",
            "",
            "  2 places: is excluded",
            "     com.acme.A.make:17 (ReentrantLock)",
            "     com.acme.B.lock (Semaphore)",
            "",
            "  1 place: was loaded before",
            "     com.acme.C"),
        lines.subList(indexOf(lines, "LEFT ALONE"), lines.size()));
    assertTrue(lines.contains("Contention  none is recorded"));
    assertTrue(
        LockReport.of(List.of(file))
            .text(1)
            .contains("     ... and 1 more place (--top shows more)"));
  }

  @Test
  void tellsWhatTheSettingsKeptOut() throws Exception {
    Path slow =
        Recorded.to(
            dir.resolve("slow.jfr"),
            recording ->
                recording.enable(Findings.CONTENTION_EVENT).withThreshold(Duration.ofMillis(20)),
            () -> SwapEvent.swapped("com.acme.Pool.lock", 1));
    Path off =
        Recorded.to(
            dir.resolve("off.jfr"),
            recording -> recording.disable(Findings.CONTENTION_EVENT),
            () -> SwapEvent.swapped("com.acme.Pool.lock", 1));

    String slowNote = lines(slow).get(3);
    String offNote = lines(off).get(3);

    assertTrue(
        slowNote.startsWith("Note        waits shorter than 20.0 ms were not recorded"), slowNote);
    assertTrue(offNote.startsWith("Note        contention was not recorded"), offNote);
  }

  @Test
  void tellsWhatTheRecorderLost() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              Recorded.contend();
              for (long amount : new long[] {1_000, 234}) {
                DataLossEvent event = new DataLossEvent();
                event.amount = amount;
                event.commit();
              }
            });

    assertEquals(
        "Note        the recorder lost 1,234 bytes of events, so the figures are too low",
        lines(file).get(3));
  }

  @Test
  void missingFieldsAreUnknown() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("a.jfr"),
            () -> {
              SparseEvent event = new SparseEvent();
              event.begin();
              event.commit();
            });

    List<String> lines = lines(file);

    int site = indexOf(lines, "  1. com.acme.Old.lock");
    assertTrue(lines.get(site + 1).startsWith("     unknown, unknown  "), lines.get(site + 1));
    assertEquals("     owned by  unknown 100%", lines.get(site + 3));
    assertTrue(lines.get(site + 4).startsWith("     at        "), lines.get(site + 4));
    assertEquals("     locks     unknown", lines.get(site + 5));
    assertEquals(site + 6, lines.size());
  }

  private static void borrow(ContentionEvent event) throws ReflectiveOperationException {
    new FutureTask<>(Release.from(Release.OF_LOCKSMITH, event), null).run();
  }

  private static void giveBack() {
    ContentionEvent event = new ContentionEvent();
    event.begin();
    event.commit();
  }

  private static void contend(long lock, Thread owner) {
    ContentionEvent event = new ContentionEvent();
    event.lockId = lock;
    event.owner = owner;
    event.begin();
    event.commit();
  }

  private static String lineAfter(String text, String beginning) {
    return text.lines()
        .filter(line -> line.startsWith("     " + beginning))
        .map(line -> line.substring(5 + beginning.length()))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text));
  }

  private static Set<String> namesIn(String shares) {
    return Arrays.stream(shares.split(", ", -1))
        .map(share -> share.replaceAll(" [<>]?\\d+%$", ""))
        .collect(Collectors.toSet());
  }

  private static List<String> lines(Path file) throws RecordingException {
    return LockReport.of(List.of(file)).text(ALL).lines().toList();
  }

  private static int indexOf(List<String> lines, String beginning) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(beginning)) {
        return i;
      }
    }
    throw new AssertionError(beginning + " is not in\n" + String.join("\n", lines));
  }
}
