package dev.locksmith.rewrite;

import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;

/**
 * What becomes of a lock that is made at one place.
 *
 * @param type the JDK type
 * @param site the name of the site
 * @param strategy how it waits, or {@code null} where the place is left alone
 */
record Swap(LockType type, String site, Strategy strategy) {
  static Swap none(LockType type) {
    return new Swap(type, null, null);
  }

  boolean isLeftAlone() {
    return strategy == null;
  }

  /** Whether both end up as the same class, so that the verifier may mistake them. */
  boolean givesTheSameClassAs(Swap other) {
    return type == other.type && dropIn().equals(other.dropIn());
  }

  /** The internal name of the class that is made; that of the JDK type where it is left alone. */
  String dropIn() {
    return isLeftAlone() ? JdkTypes.nameOf(type) : DropIns.classFor(type, strategy);
  }

  /**
   * The number of the site, which is registered now: not before it is sure that the class will be
   * rewritten, or the registry would tell of swaps that never were.
   */
  int number() {
    return LockSites.register(site, type, strategy).number();
  }
}
