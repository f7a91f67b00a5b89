package dev.locksmith.example.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

final class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @ParameterizedTest
  @CsvSource({
    "--requests=-1, '--requests must be 0 to 10000000, not -1'",
    "--requests=many, 'Invalid value for option ''--requests'': ''many'' is not a long'",
    "--seconds=0, '--seconds must be 1 to 3600, not 0'",
    "--customers=0, '--customers must be 1 to 48, not 0'",
    "--port=65536, '--port must be 0 to 65535, not 65536'",
    "--requests=1 --seconds=1, 'give --requests or --seconds, not both'",
    "--what, 'Unknown option: ''--what'''",
  })
  void badUsageIsOneLineAndTwo(String arguments, String reason) {
    assertEquals(2, run(arguments.split(" ", -1)));
    assertEquals(List.of("service: " + reason + " (see --help)"), err.toString().lines().toList());
    assertEquals("", out.toString());
  }

  @Test
  void runThatPassesPrintsItsResultsAndIsZero(@TempDir Path work) throws Exception {
    assertEquals(0, run("--requests=100", "--customers=4", "--work-dir=" + work));

    List<String> lines = out.toString().lines().toList();
    assertTrue(lines.get(0).startsWith("ready: "));
    assertTrue(lines.stream().anyMatch(line -> line.matches("throughput: [0-9.]+ req/s")));
    assertTrue(lines.stream().anyMatch(line -> line.matches("answers: [0-9a-f]{64}")));
    assertTrue(lines.get(lines.size() - 1).startsWith("audit: passed"));
    assertEquals("", err.toString());
    assertEquals(100, Files.readAllLines(work.resolve("access.log")).size());
    assertTrue(Files.size(work.resolve("shop.log")) > 0);
  }

  @Test
  void shopThatCannotOpenIsOneLineAndOne() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertEquals(1, run("--requests=0", "--port=" + taken.getLocalPort()));
    }
    List<String> lines = err.toString().lines().toList();
    assertEquals(1, lines.size());
    assertTrue(lines.get(0).startsWith("service: Failed to bind"), lines.get(0));
  }

  private int run(String... arguments) {
    CommandLine line = Main.commandLine();
    line.setOut(new PrintWriter(out, true));
    line.setErr(new PrintWriter(err, true));
    return line.execute(arguments);
  }
}
