package dev.locksmith.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The command: its options, and that it writes what it promises. */
final class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @ParameterizedTest
  @CsvSource({
    "--pairs, 0",
    "--rounds, x",
    "--noise, 101",
    "--millis, 0",
    "--only, nothing-like-that",
    "--only, (",
    "--peers, jdk",
    "--peers, nobody",
    "--colour, red",
  })
  void badUsageIsOneLine(String option, String value) {
    assertEquals(2, execute(option, value));
    assertEquals(1, err.toString().lines().count(), err.toString());
    assertTrue(err.toString().startsWith("benchmarks: "), err.toString());
  }

  @Test
  void listSaysWhatThereIs() {
    assertEquals(0, execute("--list"));
    assertEquals(Catalogue.all().size(), out.toString().lines().count());
  }

  @Test
  void quickRunWritesThePageAndTheRawFile(@TempDir Path directory) throws Exception {
    int status =
        execute(
            "--quick", "--no-jmh", "--only=hot-permit", "--peers=optimistic", "--out=" + directory);
    assertEquals(0, status, err.toString());
    String page = Files.readString(directory.resolve("RESULTS.md"));
    assertTrue(page.contains("| optimistic | jdk |"), page);
    List<String> pairs = Files.readAllLines(directory.resolve("pairs.csv"));
    assertEquals(1 + 2, pairs.size(), pairs.toString());
  }

  private int execute(String... args) {
    CommandLine line = Main.commandLine();
    line.setOut(new PrintWriter(out, true));
    line.setErr(new PrintWriter(err, true));
    return line.execute(args);
  }
}
