package dev.locksmith.analysis;

/**
 * Text that is safe to show on a terminal. Names in a recording come from the application and may
 * hold anything, also sequences that move the cursor or turn the direction of writing.
 */
public final class Printable {
  private Printable() {}

  /**
   * The text on one line, with every character that is invisible or acts on the terminal replaced
   * by its code, such as {@code \x1b}.
   */
  public static String of(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints().forEach(codePoint -> append(printable, codePoint));
    return printable.toString();
  }

  private static void append(StringBuilder printable, int codePoint) {
    if (isHarmless(codePoint)) {
      printable.appendCodePoint(codePoint);
    } else {
      printable.append("\\x").append(Integer.toHexString(codePoint));
    }
  }

  private static boolean isHarmless(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
