package dev.locksmith.analysis;

import java.util.ArrayList;
import java.util.List;

/** Fits printable text into columns of a terminal. */
public final class Columns {
  private static final String CUT = "...";

  /** A name is rather cut at a dot, if one comes so soon. */
  private static final int NEAR = 16;

  /** From Hangul on, scripts are counted as wide: too many columns at worst, never too few. */
  private static final int FIRST_WIDE = 0x1100;

  private Columns() {}

  /** How many columns the text takes at most. */
  static int width(String text) {
    return text.codePoints().map(Columns::width).sum();
  }

  private static int width(int codePoint) {
    return codePoint < FIRST_WIDE ? 1 : 2;
  }

  /** The text, or its beginning and dots where it is wider than {@code width} columns. */
  public static String cut(String text, int width) {
    if (width(text) <= width) {
      return text;
    }
    return text.substring(0, fitting(text, width - CUT.length())) + CUT;
  }

  /**
   * The text, or dots and its end where it is wider than {@code width} columns; a name from a dot
   * on.
   */
  public static String cutStart(String text, int width) {
    int tooWide = width(text) - width;
    if (tooWide <= 0) {
      return text;
    }
    int start = 0;
    for (int left = 0; left < tooWide + CUT.length(); ) {
      int codePoint = text.codePointAt(start);
      left += width(codePoint);
      start += Character.charCount(codePoint);
    }
    int dot = text.indexOf('.', start);
    boolean isNear = dot >= 0 && dot - start < NEAR;
    return CUT + text.substring(isNear ? dot + 1 : start);
  }

  /** The text at the left of {@code width} columns, cut where it is too wide. */
  public static String left(String text, int width) {
    String fitting = cut(text, width);
    return fitting + " ".repeat(width - width(fitting));
  }

  /** The text at the right of {@code width} columns, or all of it where it is wider. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  /**
   * The text in lines of at most {@code width} columns. A line ends after a blank where there is
   * one, else after a dot, else anywhere.
   */
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (width(rest) > width) {
      int end = breakBefore(rest, fitting(rest, width));
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  private static int breakBefore(String text, int limit) {
    int blank = text.lastIndexOf(' ', limit);
    if (blank > 0) {
      return blank;
    }
    int dot = text.lastIndexOf('.', limit - 1);
    return dot > 0 ? dot + 1 : limit;
  }

  /** The index behind the last character that fits; at least one character always does. */
  private static int fitting(String text, int width) {
    int end = 0;
    int used = 0;
    while (end < text.length()) {
      int codePoint = text.codePointAt(end);
      used += width(codePoint);
      if (used > width && end > 0) {
        break;
      }
      end += Character.charCount(codePoint);
    }
    return end;
  }
}
