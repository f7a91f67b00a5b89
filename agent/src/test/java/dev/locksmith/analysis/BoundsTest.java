package dev.locksmith.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is kept per site stays bounded, whatever a recording holds. */
class BoundsTest {
  @Test
  void upToThreeNamesOfAFamilyAreToldApart() {
    Shares shares = new Shares();
    shares.add("pool-1-thread-1", 5);
    shares.add("pool-1-thread-2", 7);
    shares.add("pool-1-thread-3", 6);
    assertEquals(List.of("pool-1-thread-2", "pool-1-thread-3", "pool-1-thread-1"), names(shares));

    shares.add("pool-1-thread-44", 1);
    shares.add("pool-2-thread-1", 20);

    assertEquals(List.of("pool-2-thread-1", "pool-1-thread-*"), names(shares));
    assertEquals(19, shares.ranked().get(1).nanos());
    assertEquals(4, shares.ranked().get(1).waits());
  }

  @Test
  void pastTheMostFamiliesTheRestIsOne() {
    Shares shares = new Shares();
    for (int i = 0; i < Shares.MOST_FAMILIES + 500; i++) {
      shares.add(i + "-x", 1);
    }
    shares.add("0-x", 1);

    List<Share> ranked = shares.ranked();

    assertEquals(Shares.MOST_FAMILIES + 1, ranked.size());
    assertEquals(Shares.OTHERS, ranked.get(0).name());
    assertEquals(500, ranked.get(0).waits());
    assertEquals("0-x", ranked.get(1).name());
  }

  @Test
  void pastTheMostLinesOfCodeTheRestIsOne() {
    Tally tally = new Tally();
    for (int i = 0; i < Tally.MOST + 500; i++) {
      tally.add("com.acme.Pool.borrow:" + i, 1);
    }
    tally.add("com.acme.Pool.borrow:0", 1);

    List<Share> ranked = tally.ranked();

    assertEquals(Tally.MOST + 1, ranked.size());
    assertEquals(Shares.OTHERS, ranked.get(0).name());
    assertEquals(500, ranked.get(0).nanos());
    assertEquals("com.acme.Pool.borrow:0", ranked.get(1).name());
    assertEquals(2, ranked.get(1).nanos());
  }

  @Test
  void pastTheMostThingsOnlyThatThereAreMoreIsKnown() {
    Distinct things = new Distinct();
    for (int i = 0; i < 2 * Distinct.MOST; i++) {
      things.add(0, i % Distinct.MOST);
    }
    assertEquals(Distinct.MOST, things.count());
    assertFalse(things.hasMore());

    things.add(1, 0);

    assertEquals(Distinct.MOST, things.count());
    assertTrue(things.hasMore());
  }

  @Test
  void pastTheMostSitesTheRestIsOne() {
    Findings findings = new Findings(new TimeAxis(0, 1_000, 1));
    for (int i = 0; i < Findings.MOST_SITES + 500; i++) {
      findings.addContention(wait("com.acme.Pool" + i + ".lock", "worker", "owner", 1));
    }

    findings.contended().forEach(SiteContention::endRecording);

    List<SiteContention> sites = findings.contended();
    assertEquals(Findings.MOST_SITES + 1, sites.size());
    assertEquals(Shares.OTHERS, sites.get(0).key().site());
    assertEquals(500, sites.get(0).contended());
  }

  @Test
  void pastTheMostEdgesTheRestIsOne() {
    WaitForGraph graph = new WaitForGraph();
    for (int i = 0; i < WaitForGraph.MOST_EDGES + 500; i++) {
      graph.add(wait("com.acme.Pool.lock", i + "-x", "owner", 1));
    }

    List<WaitForGraph.Waits> ranked = graph.ranked();

    assertEquals(WaitForGraph.MOST_EDGES + 1, ranked.size());
    assertEquals(Shares.OTHERS, ranked.get(0).waiter());
    assertEquals(500, ranked.get(0).nanos());
  }

  @Test
  void pastTheMostNodesStacksEndEarly() {
    StackTree stacks = new StackTree();
    for (int i = 0; i < StackTree.MOST_NODES + 500; i++) {
      stacks.add(wait("com.acme.Pool" + i + ".lock", "worker", "owner", 1));
    }

    assertEquals(StackTree.MOST_NODES + 1, stacks.root().children().size());
    assertEquals(500, stacks.root().child(Shares.OTHERS).own().nanos());
  }

  @Test
  void theLongestWaitsAreKept() {
    LongestWaits longest = new LongestWaits();
    for (int i = 0; i < LongestWaits.MOST + 500; i++) {
      longest.add(wait("com.acme.Pool.lock", "worker", "owner", i));
    }

    List<Wait> ranked = longest.ranked();

    assertEquals(LongestWaits.MOST, ranked.size());
    assertEquals(LongestWaits.MOST + 499, ranked.get(0).nanos());
    assertEquals(500, ranked.get(ranked.size() - 1).nanos());
  }

  private static Wait wait(String site, String waiter, String owner, long nanos) {
    return new Wait(
        new SiteKey(site, "ReentrantLock", "jdk"),
        0,
        0,
        nanos,
        0,
        0,
        Modes.EXCLUSIVE,
        "acquired",
        owner,
        waiter,
        1,
        1,
        WaitingStack.NONE);
  }

  private static List<String> names(Shares shares) {
    return shares.ranked().stream().map(Share::name).toList();
  }
}
