package dev.locksmith.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Builds pages. A page holds its data as JSON, and the scripts that draw it: D3 and the page's own.
 *
 * <p>Names in the data come from the application and may hold anything. They stand in a block that
 * is not run and that none of them can end; the scripts put them into the page as text only; and
 * the page's policy lets the browser run these scripts alone, and load nothing.
 */
public final class Page {
  private static final List<String> LIBRARIES = List.of("d3.min.js", "d3-sankey.min.js");
  private static final List<String> REPORT =
      List.of(
          "figures.js",
          "chart.js",
          "timeline.js",
          "sites.js",
          "waitfor.js",
          "flame.js",
          "report.js");

  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{(policy|title|style|data|scripts)}");

  private static final List<String> COMPARISON = List.of("figures.js", "chart.js", "comparison.js");

  private final String title;
  private final String json;
  private final List<String> scripts = new ArrayList<>();

  private Page(String title, String json, List<String> scriptNames) {
    this.title = title;
    this.json = json;
    LIBRARIES.forEach(name -> scripts.add(resource(name)));
    scriptNames.forEach(name -> scripts.add(resource(name)));
  }

  /**
   * The page of a report on recordings.
   *
   * @param json the report, as {@code report --json} prints it
   */
  public static String report(String json) {
    return new Page("Locksmith report", json, REPORT).html();
  }

  /**
   * The page of an A/B comparison.
   *
   * @param json the experiment, as {@code result.json} holds it
   */
  public static String comparison(String json) {
    return new Page("Locksmith A/B comparison", json, COMPARISON).html();
  }

  private String html() {
    Map<String, String> parts =
        Map.of(
            "policy",
            policy(),
            "title",
            title,
            "style",
            resource("page.css"),
            "data",
            harmless(json),
            "scripts",
            scripts.stream().map(Page::element).collect(Collectors.joining()));
    return PLACEHOLDER
        .matcher(resource("page.html"))
        .replaceAll(found -> Matcher.quoteReplacement(parts.get(found.group(1))));
  }

  /** JSON needs no such character outside of its strings, and has an escape for it inside. */
  private static String harmless(String json) {
    return json.replace("<", "\\u003c");
  }

  private static String element(String script) {
    return "<script>" + script + "</script>\n";
  }

  private String policy() {
    return "default-src 'none'; style-src 'unsafe-inline'; script-src "
        + scripts.stream().map(Page::source).collect(Collectors.joining(" "));
  }

  /** By its hash, a browser knows a script that it may run. */
  private static String source(String script) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(script.getBytes(UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static String resource(String name) {
    try (InputStream stream = Page.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("the jar lacks " + name + ": get it again");
      }
      return new String(stream.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the jar cannot be read: get it again", e);
    }
  }
}
