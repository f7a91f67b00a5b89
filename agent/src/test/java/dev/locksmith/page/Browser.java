package dev.locksmith.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Opens a page in a headless Chromium, if one is installed. */
public final class Browser {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");

  private final String dom;

  private Browser(String dom) {
    this.dom = dom;
  }

  /** Opens a page; the calling test is skipped where there is no browser. */
  public static Browser open(String html, Path folder) throws Exception {
    Optional<Path> browser = installed();
    assumeTrue(browser.isPresent(), "no Chromium is installed");
    Path page = Files.writeString(folder.resolve("page.html"), html);
    Path dom = folder.resolve("dom.html");
    Process process =
        new ProcessBuilder(
                browser.get().toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--user-data-dir=" + folder.resolve("profile"),
                "--dump-dom",
                page.toUri().toString())
            .redirectOutput(dom.toFile())
            .redirectError(folder.resolve("browser.log").toFile())
            .start();
    assertEquals(0, process.waitFor(), () -> "see " + folder.resolve("browser.log"));
    return new Browser(Files.readString(dom, UTF_8));
  }

  private static Optional<Path> installed() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** The page as the scripts have made it, without what they read. */
  public String dom() {
    return Pattern.compile("<script.*?</script>", Pattern.DOTALL).matcher(dom).replaceAll("");
  }

  /** Whether the scripts came to their end. */
  public boolean isDrawn() {
    return dom.contains("data-drawn=\"true\"");
  }

  /** The number behind an element with that id. */
  public double value(String id) {
    return Double.parseDouble(
        values(Pattern.compile(" id=\"" + id + "\" data-value=\"([^\"]*)\""), dom())
            .findFirst()
            .orElseThrow(() -> new AssertionError("no " + id + " in " + dom())));
  }

  /** The numbers in an element with that id, in their order. */
  public List<Double> values(String id) {
    String dom = dom();
    int begin = dom.indexOf(" id=\"" + id + "\"");
    int end = dom.indexOf("</tbody>", begin);
    return values(Pattern.compile(" data-value=\"([^\"]*)\""), dom.substring(begin, end))
        .map(Double::valueOf)
        .toList();
  }

  private static Stream<String> values(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult found) -> found.group(1));
  }
}
