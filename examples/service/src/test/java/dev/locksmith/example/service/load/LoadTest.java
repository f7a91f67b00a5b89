package dev.locksmith.example.service.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.example.service.shop.Ledger;
import dev.locksmith.example.service.shop.Shop;
import dev.locksmith.example.service.shop.StoredOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LoadTest {
  private static final int CUSTOMERS = 8;

  @TempDir private Path logs;

  private record Run(LoadResult result, Ledger ledger) {
    List<String> findings() {
      return Audit.findings(result.accepted(), ledger);
    }
  }

  @Test
  void answersAllAndLosesNothing() throws Exception {
    Run run = run(LoadOptions.ofRequests(600, CUSTOMERS, 1));

    assertEquals(List.of(), run.result().failures());
    assertEquals(List.of(), run.findings());
    assertTrue(run.result().lines().get(0).startsWith("requests: 600 in "));
    assertTrue(run.ledger().orders().size() > 200);
  }

  @Test
  void sameSeedSameAnswers() throws Exception {
    String first = run(LoadOptions.ofRequests(400, CUSTOMERS, 7)).result().answersDigest();
    String again = run(LoadOptions.ofRequests(400, CUSTOMERS, 7)).result().answersDigest();
    String other = run(LoadOptions.ofRequests(400, CUSTOMERS, 8)).result().answersDigest();

    assertEquals(first, again);
    assertNotEquals(first, other);
  }

  @Test
  void stopsInTime() throws Exception {
    Run run = run(LoadOptions.ofTime(Duration.ofMillis(300), CUSTOMERS, 1));

    assertEquals(List.of(), run.result().failures());
    assertEquals(List.of(), run.findings());
  }

  @Test
  void auditOfARealRunSeesALostAndADoubledOrder() throws Exception {
    Run run = run(LoadOptions.ofRequests(200, CUSTOMERS, 3));
    List<StoredOrder> orders = run.ledger().orders();
    StoredOrder victim = orders.get(orders.size() / 2);
    String key = victim.order().key();

    List<StoredOrder> lost = new ArrayList<>(orders);
    lost.remove(victim);
    List<StoredOrder> doubled = new ArrayList<>(orders);
    doubled.add(victim);

    assertEquals(List.of("lost: order " + key), audit(run, lost));
    assertEquals(List.of("doubled: order " + key), audit(run, doubled));
  }

  private static List<String> audit(Run run, List<StoredOrder> orders) {
    return Audit.findings(run.result().accepted(), new Ledger(orders, run.ledger().stock()));
  }

  private Run run(LoadOptions options) throws Exception {
    try (Shop shop = Shop.open(0, logs)) {
      LoadResult result = new Load(shop.address(), options).run();
      return new Run(result, shop.ledger());
    }
  }
}
