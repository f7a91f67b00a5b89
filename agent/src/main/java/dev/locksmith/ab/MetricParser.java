package dev.locksmith.ab;

import dev.locksmith.verdict.Better;
import dev.locksmith.verdict.Metric;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads metrics as users write them: {@code NAME=REGEX[:higher|lower]}. */
final class MetricParser {
  private static final String HIGHER = ":higher";
  private static final String LOWER = ":lower";

  private MetricParser() {}

  /** The metric of that text; higher is better unless it says otherwise. */
  static Metric parse(String text) throws BadRequest {
    int equals = text.indexOf('=');
    if (equals < 1) {
      throw new BadRequest(
          "--metric '"
              + text
              + "': write it as NAME=REGEX, with :lower at its end if less is better");
    }
    String name = text.substring(0, equals).strip();
    String rest = text.substring(equals + 1);
    boolean lower = rest.endsWith(LOWER);
    String regex = lower || rest.endsWith(HIGHER) ? rest.substring(0, rest.lastIndexOf(':')) : rest;
    try {
      if (Pattern.compile(regex).matcher("").groupCount() < 1) {
        throw new BadRequest(
            "--metric " + name + ": put the figure in parentheses, as in 'throughput: ([0-9.]+)'");
      }
    } catch (PatternSyntaxException e) {
      throw new BadRequest("--metric " + name + ": no regular expression: " + e.getDescription());
    }
    return new Metric(name, "", lower ? Better.LOWER : Better.HIGHER, regex);
  }
}
