package dev.locksmith.site;

import java.util.function.LongBinaryOperator;

/** Keeps the larger value. A class, not a lambda: it is linked while an application starts. */
final class Longest implements LongBinaryOperator {
  static final Longest INSTANCE = new Longest();

  private Longest() {}

  @Override
  public long applyAsLong(long left, long right) {
    return Math.max(left, right);
  }
}
