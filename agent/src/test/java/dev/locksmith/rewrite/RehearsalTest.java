package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RehearsalTest {
  @Test
  void goesAllTheWayAndLeavesNothing() {
    List<String> asked = new ArrayList<>();
    int sites = LockSites.all().size();
    int leftAlone = LockSites.leftAlone().size();
    new Rehearsal(askedOnly(asked), silent()).rehearse();
    assertEquals(List.of("ReentrantLock dev.locksmith.rewrite.Sample.lock"), asked);
    assertEquals(sites, LockSites.all().size());
    assertEquals(leftAlone, LockSites.leftAlone().size());
  }

  private static Swaps askedOnly(List<String> asked) {
    return new Swaps() {
      @Override
      public String whyLeftOut(ClassLoader loader, String className) {
        return null;
      }

      @Override
      public boolean coverJdkClasses() {
        return false;
      }

      @Override
      public boolean wantTuned() {
        return true;
      }

      @Override
      public Choice choose(ClassLoader loader, LockType type, String siteName) {
        asked.add(type.label() + " " + siteName);
        return new Choice(Strategy.MCS, "for the test");
      }
    };
  }

  private static RewriteLog silent() {
    return new RewriteLog() {
      @Override
      public void rewritten(String className) {
        fail(className);
      }

      @Override
      public void swapped(String site) {
        fail(site);
      }

      @Override
      public void leftAlone(LeftAlone leftAlone) {
        fail(leftAlone.toString());
      }

      @Override
      public void failed(LeftAlone leftAlone) {
        fail(leftAlone.toString());
      }

      @Override
      public void notRetransformed(String className, Throwable failure) {
        fail(className, failure);
      }
    };
  }
}
