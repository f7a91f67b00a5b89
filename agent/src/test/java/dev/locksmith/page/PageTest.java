package dev.locksmith.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageTest {
  private static final String NASTY = "</script><!--<script>{scripts}$1\\\\";

  @TempDir Path dir;

  @Test
  void theDataIsWhatWasGiven() {
    String json = "{\"name\":\"" + NASTY + "\"}";

    String html = Page.report(json);

    String data = find("<script type=\"application/json\" id=\"data\">(.*?)</script>", html).get(0);
    assertEquals(
        JsonParser.parseString(json), JsonParser.parseString(data), "and it ends where it should");
    assertFalse(data.contains("<"), data);
  }

  @Test
  void onlyItsOwnScriptsMayRun() throws Exception {
    String html = Page.report("{\"name\":\"" + NASTY + "\"}");

    String policy = find("Content-Security-Policy\" content=\"([^\"]*)\"", html).get(0);
    List<String> scripts = find("<script>(.*?)</script>", html);

    assertTrue(scripts.size() >= 3, "the libraries and the page's own");
    assertTrue(policy.startsWith("default-src 'none';"), policy);
    assertFalse(policy.matches(".*script-src[^;]*unsafe.*"), policy);
    for (String script : scripts) {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(script.getBytes(UTF_8));
      assertTrue(
          policy.contains("'sha256-" + Base64.getEncoder().encodeToString(hash) + "'"), policy);
    }
    assertEquals(scripts.size(), find("('sha256-)", policy).size());
  }

  @Test
  void nothingIsLoaded() {
    String html = Page.report("{}").replaceAll("(?s)<script>.*?</script>", "");

    assertFalse(html.matches("(?s).*(src=|<link|@import|url\\().*"), html);
  }

  @Test
  void anOlderPageStaysUntilTheNewOneIsWhole() throws Exception {
    Path file = Files.writeString(dir.resolve("report.html"), "old");

    PageFile.of(file).write("new");

    assertEquals("new", Files.readString(file));
    assertArrayEquals(new String[] {"report.html"}, dir.toFile().list());
  }

  @Test
  void aPlaceThatCannotBeWrittenIsToldBefore() throws Exception {
    Path folder = Files.createDirectory(dir.resolve("folder.html"));

    assertEquals(
        dir.resolve("missing") + " is no directory: make it first",
        assertThrows(
                IOException.class, () -> PageFile.of(dir.resolve("missing/report.html")).check())
            .getMessage());
    assertEquals(
        folder + " is a directory: name a file in it",
        assertThrows(IOException.class, () -> PageFile.of(folder).check()).getMessage());
  }

  @Test
  void whatIsNoPageIsNotOverwritten() {
    assertEquals(
        "'rec.jfr' must end in .html",
        assertThrows(IllegalArgumentException.class, () -> PageFile.of(Path.of("rec.jfr")))
            .getMessage());
  }

  private static List<String> find(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.DOTALL)
        .matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }
}
