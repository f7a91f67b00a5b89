package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;

/** What the user wants swapped. */
public interface Swaps {
  /**
   * Whether the code of a class is rewritten at all.
   *
   * @param className the name with dots
   */
  boolean covers(String className);

  /** Whether the code of {@code java.util.concurrent} is rewritten too. */
  boolean coverJdkClasses();

  /** Whether some lock may get a strategy of Locksmith's own. */
  boolean wantTuned();

  /** How locks of that type that are made at that site shall wait; {@code null}: as they are. */
  Strategy strategyFor(LockType type, String siteName);

  /** Why {@link #strategyFor} gives {@code null}, in words for the user. */
  String whyNone();
}
