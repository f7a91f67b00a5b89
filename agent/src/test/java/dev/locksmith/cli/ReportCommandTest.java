package dev.locksmith.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.locksmith.analysis.Recorded;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportCommandTest {
  private static final int SIZE_AT = 8;
  private static final int METADATA_POSITION_AT = 24;
  private static final int STATE_AT = 64;

  @TempDir static Path dir;

  private static Path good;
  private static byte[] bytes;

  @BeforeAll
  static void record() throws Exception {
    good = Recorded.to(dir.resolve("good.jfr"), Recorded::contend);
    bytes = Files.readAllBytes(good);
  }

  @Test
  void printsTheReport() {
    Outcome outcome = Outcome.of("report", good.toString());

    outcome.assertDone();
    assertTrue(outcome.out().contains("\nContention  1 contended acquisition at 1 site"));
    assertTrue(outcome.out().contains("\n  1. com.acme.Pool.lock\n"), outcome.out());
  }

  @Test
  void printsSeveralRecordingsTogether() throws Exception {
    Path other = Recorded.to(dir.resolve("other.jfr"), Recorded::contend);

    Outcome outcome = Outcome.of("report", good.toString(), other.toString());

    outcome.assertDone();
    assertTrue(outcome.out().contains("Recording   " + good + "\n"));
    assertTrue(outcome.out().contains("Recording   " + other + "\n"));
    assertTrue(outcome.out().contains("\nContention  2 contended acquisitions at 1 site"));
  }

  @Test
  void printsJson() {
    Outcome outcome = Outcome.of("report", "--json", good.toString());

    outcome.assertDone();
    JsonObject report = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertEquals(1, report.getAsJsonObject("contention").get("contended").getAsLong());
  }

  @Test
  void printsCollapsedStacks() {
    Outcome outcome = Outcome.of("report", "--collapsed", good.toString());

    outcome.assertDone();
    assertTrue(outcome.out().matches("com\\.acme\\.Pool\\.lock;[^\n]+ \\d+\n"), outcome.out());
  }

  @Test
  void writesAPage() throws Exception {
    Path page = dir.resolve("report.html");

    Outcome outcome = Outcome.of("report", "--html", page.toString(), good.toString());

    outcome.assertDone();
    assertEquals(
        "wrote " + page + ": open it in a browser" + System.lineSeparator(), outcome.out());
    String json = Outcome.of("report", "--json", good.toString()).out().strip();
    assertTrue(Files.readString(page).contains(json), "the page has the JSON's numbers");
  }

  @Test
  void aRecordingIsNotOverwrittenByAPage() throws Exception {
    Outcome.of("report", "--html", good.toString(), good.toString())
        .assertFailed(
            2,
            "locksmith: Invalid value for option '--html': '"
                + good
                + "' must end in .html; see locksmith report --help");
    assertArrayEquals(bytes, Files.readAllBytes(good));

    Path sameName = Files.copy(good, dir.resolve("recording.html"));
    Outcome.of("report", "--html", sameName.toString(), sameName.toString())
        .assertFailed(
            2,
            "locksmith: --html would overwrite the recording: name another file for the page; see"
                + " locksmith report --help");
    assertEquals(Files.size(good), Files.size(sameName));
    Outcome.of("report", "--html", dir.resolve("no/report.html").toString(), good.toString())
        .assertFailed(1, "locksmith: " + dir.resolve("no") + " is no directory: make it first");
  }

  @Test
  void helpTellsItsOptions() {
    Outcome outcome = Outcome.of("report", "--help");

    outcome.assertDone();
    assertTrue(
        outcome
            .out()
            .startsWith(
                "Usage: locksmith report [-hV] [[--top=N] | --html=FILE | --json | --collapsed]"),
        outcome.out());
  }

  @Test
  void badUsageIsOneLineAndTwo() {
    Outcome.of("report")
        .assertFailed(
            2, "locksmith: Missing required parameter: 'REC.jfr'; see locksmith report --help");
    Outcome.of("report", "--tpo", "3", good.toString())
        .assertFailedWith(2, "locksmith: Unknown option: '--tpo'");
    Outcome.of("report", "--top", "many", good.toString())
        .assertFailed(
            2,
            "locksmith: Invalid value for option '--top': 'many' is not an int;"
                + " see locksmith report --help");
    Outcome.of("report", "--top", "0", good.toString())
        .assertFailed(2, "locksmith: --top must be at least 1, not 0; see locksmith report --help");
    Outcome.of("report", "--json", "--collapsed", good.toString())
        .assertFailedWith(2, "locksmith: Error: --json, --collapsed are mutually exclusive");
  }

  @Test
  void missingFile() {
    Path file = dir.resolve("missing.jfr");

    Outcome.of("report", file.toString())
        .assertFailed(1, "locksmith: " + file + " does not exist: check the path");
  }

  @Test
  void directory() {
    Outcome.of("report", dir.toString())
        .assertFailed(1, "locksmith: " + dir + " is a directory: name the recordings in it");
  }

  @Test
  void emptyFile() throws Exception {
    Path file = write("empty.jfr", new byte[0]);

    Outcome.of("report", file.toString())
        .assertFailed(
            1,
            "locksmith: "
                + file
                + " is empty: let the recording end or dump it (jcmd PID JFR.dump) first");
  }

  @Test
  void textFile() throws Exception {
    for (String text : new String[] {"x", "a text", "a long text\n".repeat(1_000)}) {
      Path file = write("text.jfr", text.getBytes(UTF_8));

      Outcome.of("report", file.toString())
          .assertFailed(
              1,
              "locksmith: "
                  + file
                  + " is not a JFR recording, or is damaged: it does not begin as one does");
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.0001, 0.001, 0.01, 0.5, 0.9, 0.99999})
  void truncatedFile(double part) throws Exception {
    int length = Math.max(5, (int) (bytes.length * part));
    Path file = write("truncated.jfr", Arrays.copyOf(bytes, length));

    Outcome.of("report", file.toString())
        .assertFailed(
            1,
            "locksmith: "
                + file
                + " is cut off, its end is missing: copy it again, or dump it anew");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 254, 255})
  void fileThatIsStillWritten(int state) throws Exception {
    byte[] copy = bytes.clone();
    copy[STATE_AT] = (byte) state;
    Path file = write("live.jfr", copy);

    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () ->
            Outcome.of("report", file.toString())
                .assertFailed(
                    1,
                    "locksmith: "
                        + file
                        + " is still being written, or its JVM was killed:"
                        + " make a whole one with jcmd PID JFR.dump"));
  }

  @Test
  void damagedFile() throws Exception {
    byte[] events = bytes.clone();
    Arrays.fill(events, bytes.length / 4, bytes.length, (byte) 0xff);
    byte[] size = ByteBuffer.wrap(bytes.clone()).putLong(SIZE_AT, -1).array();
    byte[] metadata = ByteBuffer.wrap(bytes.clone()).putLong(METADATA_POSITION_AT, 1).array();

    for (byte[] damaged : new byte[][] {events, size, metadata}) {
      Path file = write("damaged.jfr", damaged);
      Outcome.of("report", file.toString())
          .assertFailedWith(1, "locksmith: " + file + " is damaged: ");
    }
  }

  @Test
  void theBadOneOfSeveralIsNamed() {
    Path bad = dir.resolve("bad.jfr");

    Outcome.of("report", good.toString(), bad.toString())
        .assertFailed(1, "locksmith: " + bad + " does not exist: check the path");
  }

  @Test
  void recordingWithoutLocksmith() throws Exception {
    Path file = Recorded.to(dir.resolve("plain.jfr"), () -> {});

    Outcome.of("report", good.toString(), file.toString())
        .assertFailed(
            1,
            "locksmith: "
                + file
                + " has no Locksmith events: record with -javaagent:locksmith.jar"
                + " -XX:StartFlightRecording:filename=rec.jfr");
  }

  @Test
  void recordingWithLocksmithTurnedOff() throws Exception {
    Path file =
        Recorded.to(
            dir.resolve("off.jfr"),
            recording -> recording.disable("dev.locksmith.LockContention"),
            Recorded::contend);

    Outcome.of("report", file.toString())
        .assertFailed(
            1,
            "locksmith: "
                + file
                + " has no Locksmith events, they were off: record with"
                + " -XX:StartFlightRecording:filename=rec.jfr"
                + ",+dev.locksmith.LockContention#enabled=true");
  }

  @Test
  void nameOfAFileIsMadeHarmless() {
    Outcome.of("report", "a\u001b[2J\nb.jfr")
        .assertFailed(1, "locksmith: a\\x1b[2J\\xab.jfr does not exist: check the path");
  }

  @Test
  void outputThatCannotBeWritten() {
    StringWriter err = new StringWriter();

    int status =
        Main.run(new PrintWriter(new FullDisk()), new PrintWriter(err), "report", good.toString());

    assertEquals(
        "locksmith: the output could not be written: check where it goes (is the disk full?)",
        err.toString().strip());
    assertEquals(1, status);
  }

  private static Path write(String name, byte[] content) throws Exception {
    return Files.write(dir.resolve(name), content);
  }

  /** Fails at every write. */
  private static final class FullDisk extends Writer {
    @Override
    public void write(char[] characters, int offset, int length) throws IOException {
      throw new IOException("no space left");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
