package dev.locksmith.ab;

import dev.locksmith.verdict.Better;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a figure comes from, and which figures are better: {@code TEXT[:higher|lower]}.
 *
 * @param text without the end that tells the direction
 * @param better higher unless the end says otherwise
 */
record Directed(String text, Better better) {
  private static final Pattern END = Pattern.compile(":([A-Za-z]+)\\s*$");

  /**
   * Understands it. A colon and a word of letters at the very end are always the direction.
   *
   * @param option what is read, for the message
   */
  static Directed parse(String option, String whole) throws BadRequest {
    Matcher end = END.matcher(whole);
    if (!end.find()) {
      return new Directed(whole, Better.HIGHER);
    }
    Better better =
        switch (end.group(1)) {
          case "higher" -> Better.HIGHER;
          case "lower" -> Better.LOWER;
          default ->
              throw new BadRequest(
                  option
                      + ": ends in :"
                      + end.group(1)
                      + ", but better is either :higher or :lower; add one of them if :"
                      + end.group(1)
                      + " is meant");
        };
    return new Directed(whole.substring(0, end.start()), better);
  }
}
