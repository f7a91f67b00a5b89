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

  private static List<String> names(Shares shares) {
    return shares.ranked().stream().map(Share::name).toList();
  }
}
