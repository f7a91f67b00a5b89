package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;

/**
 * What happens at one place of a class at which a lock type is named by a {@code NEW}, an {@code
 * <init>} or a constructor reference.
 *
 * @param type the JDK type
 * @param site the number of the site, or {@link #NONE} where the place is left alone
 */
record Swap(LockType type, int site) {
  static final int NONE = -1;

  boolean isLeftAlone() {
    return site == NONE;
  }
}
