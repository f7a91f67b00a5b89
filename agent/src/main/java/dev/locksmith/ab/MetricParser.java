package dev.locksmith.ab;

import dev.locksmith.verdict.Metric;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads metrics as users write them: {@code NAME=REGEX[:higher|lower]}.
 *
 * <p>A colon and a word of letters at the very end always say which figures are better. A regular
 * expression that itself ends in such a word is followed by {@code :higher} or {@code :lower}.
 */
final class MetricParser {
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
    Directed directed = Directed.parse("--metric " + name, text.substring(equals + 1));
    String regex = directed.text();
    try {
      if (Pattern.compile(regex).matcher("").groupCount() < 1) {
        throw new BadRequest(
            "--metric " + name + ": put the figure in parentheses, as in 'throughput: ([0-9.]+)'");
      }
    } catch (PatternSyntaxException e) {
      throw new BadRequest("--metric " + name + ": no regular expression: " + e.getDescription());
    }
    return new Metric(name, "", directed.better(), regex);
  }
}
