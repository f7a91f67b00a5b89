package dev.locksmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadingProgressTest {
  private final StringWriter written = new StringWriter();

  @Test
  void oneLineIsWrittenAnewAndTakenAway() throws Exception {
    try (ReadingProgress progress = ReadingProgress.on(new PrintWriter(written), true)) {
      Thread.sleep(250);
      progress.read(Path.of("dir", "a\u001b.jfr"), 0.5, 12_345);
      progress.read(Path.of("b.jfr"), 0.6, 20_000);
    }

    String text = written.toString();
    assertTrue(text.startsWith("\r\u001b[Kreading a\\x1b.jfr: 50%, 12,345 events"), text);
    assertTrue(text.endsWith("\r\u001b[K"), text);
    assertEquals(-1, text.indexOf('\n'));
  }

  @Test
  void whereThereIsNoTerminalNothingIsWritten() throws Exception {
    try (ReadingProgress progress = ReadingProgress.on(new PrintWriter(written), false)) {
      Thread.sleep(250);
      progress.read(Path.of("a.jfr"), 0.5, 12_345);
    }

    assertEquals("", written.toString());
  }
}
