package dev.locksmith.example.service.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.example.service.shop.Assortment;
import dev.locksmith.example.service.shop.Ledger;
import dev.locksmith.example.service.shop.Order;
import dev.locksmith.example.service.shop.OrderLine;
import dev.locksmith.example.service.shop.StoredOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class AuditTest {
  private static final Order LAMPS = new Order("lamps", 1, 0, List.of(new OrderLine(5, 3)));
  private static final Order CHAIRS =
      new Order("chairs", 2, 0, List.of(new OrderLine(5, 1), new OrderLine(6, 2)));

  @Test
  void agreeingBooksHaveNoFindings() {
    assertEquals(List.of(), audit(stock(5, 4, 6, 2), LAMPS, CHAIRS));
  }

  @Test
  void lostOrder() {
    assertEquals(List.of("lost: order lamps"), audit(stock(5, 4, 6, 2), CHAIRS));
  }

  @Test
  void doubledOrder() {
    assertEquals(List.of("doubled: order lamps"), audit(stock(5, 4, 6, 2), LAMPS, CHAIRS, LAMPS));
  }

  @Test
  void orderThatWasNotAccepted() {
    Order stray = new Order("stray", 1, 0, LAMPS.lines());

    assertEquals(
        List.of("not accepted, but stored: order stray"),
        audit(stock(5, 4, 6, 2), LAMPS, stray, CHAIRS));
  }

  @Test
  void changedOrder() {
    Order changed = new Order("lamps", 1, 0, List.of(new OrderLine(5, 4)));

    assertEquals(
        List.of("changed: order lamps, placed %s, stored %s".formatted(LAMPS, changed)),
        audit(stock(5, 4, 6, 2), changed, CHAIRS));
  }

  @Test
  void stockThatWasTakenTwice() {
    long found = Assortment.UNITS_IN_STOCK - 7;

    assertEquals(
        List.of("stock of product 5: %d, not %d".formatted(found, Assortment.UNITS_IN_STOCK - 4)),
        audit(stock(5, 7, 6, 2), LAMPS, CHAIRS));
  }

  private static List<String> audit(Map<Integer, Long> stock, Order... stored) {
    List<StoredOrder> orders = List.of(stored).stream().map(o -> new StoredOrder(o, 100)).toList();
    return Audit.findings(List.of(LAMPS, CHAIRS), new Ledger(orders, stock));
  }

  /** A full stock, less so many units of two products. */
  private static Map<Integer, Long> stock(int first, int units, int second, int moreUnits) {
    Map<Integer, Long> stock = new HashMap<>();
    for (int product = 0; product < Assortment.PRODUCTS; product++) {
      stock.put(product, Assortment.UNITS_IN_STOCK);
    }
    stock.merge(first, (long) -units, Long::sum);
    stock.merge(second, (long) -moreUnits, Long::sum);
    return stock;
  }
}
