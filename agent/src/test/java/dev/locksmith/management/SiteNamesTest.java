package dev.locksmith.management;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import org.junit.jupiter.api.Test;

class SiteNamesTest {
  private static final String NAME = SiteNamesTest.class.getName() + ".make:1";

  @Test
  void asManyWordsAsNameOneSiteAreEnough() {
    LockSite lock = LockSites.register(NAME, LockType.REENTRANT_LOCK, Strategy.MCS);
    LockSite padded = LockSites.register(NAME, LockType.REENTRANT_LOCK, Strategy.PADDED);
    LockSite permits = LockSites.register(NAME, LockType.SEMAPHORE, Strategy.JDK);
    LockSite longer = LockSites.register(NAME + "1", LockType.SEMAPHORE, Strategy.JDK);
    assertSame(longer, SiteNames.find(NAME + "1"));
    assertSame(permits, SiteNames.find(" " + NAME + " Semaphore"));
    assertSame(padded, SiteNames.find(SiteNames.keyOf(padded)));
    assertSame(lock, SiteNames.find(SiteNames.keyOf(lock)));
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> SiteNames.find(NAME + " ReentrantLock"));
    assertEquals(
        "'"
            + NAME
            + " ReentrantLock' means 2 sites; use one of: "
            + NAME
            + " ReentrantLock mcs, "
            + NAME
            + " ReentrantLock padded",
        refused.getMessage());
    assertThrows(IllegalArgumentException.class, () -> SiteNames.find(null));
    assertThrows(IllegalArgumentException.class, () -> SiteNames.find(NAME + " ReentrantL"));
  }
}
