package dev.locksmith.example.service.load;

import dev.locksmith.example.service.shop.Assortment;
import dev.locksmith.example.service.shop.Ledger;
import dev.locksmith.example.service.shop.Order;
import dev.locksmith.example.service.shop.OrderLine;
import dev.locksmith.example.service.shop.StoredOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Compares the shop's books with what customers were told. */
public final class Audit {
  private final List<String> findings = new ArrayList<>();

  private Audit() {}

  /**
   * What does not agree, a line for each; nothing if every accepted order is stored once and as it
   * was placed, no other is, and the stock lacks just what was ordered.
   */
  public static List<String> findings(List<Order> accepted, Ledger ledger) {
    Audit audit = new Audit();
    audit.compareOrders(accepted, ledger.orders());
    audit.compareStock(accepted, ledger.stock());
    return audit.findings;
  }

  private void compareOrders(List<Order> accepted, List<StoredOrder> stored) {
    Map<String, Order> open = new TreeMap<>();
    accepted.forEach(order -> open.put(order.key(), order));
    Set<String> seen = new HashSet<>();
    for (StoredOrder each : stored) {
      String key = each.order().key();
      Order placed = open.remove(key);
      if (!seen.add(key)) {
        findings.add("doubled: order " + key);
      } else if (placed == null) {
        findings.add("not accepted, but stored: order " + key);
      } else if (!placed.equals(each.order())) {
        findings.add(
            "changed: order %s, placed %s, stored %s".formatted(key, placed, each.order()));
      }
    }
    open.keySet().forEach(key -> findings.add("lost: order " + key));
  }

  private void compareStock(List<Order> accepted, Map<Integer, Long> stock) {
    Map<Integer, Long> sold = new HashMap<>();
    for (Order order : accepted) {
      for (OrderLine line : order.lines()) {
        sold.merge(line.product(), (long) line.units(), Long::sum);
      }
    }
    for (int product = 0; product < Assortment.PRODUCTS; product++) {
      long expected = Assortment.UNITS_IN_STOCK - sold.getOrDefault(product, 0L);
      Long found = stock.get(product);
      if (found == null || found != expected) {
        findings.add("stock of product %d: %s, not %d".formatted(product, found, expected));
      }
    }
  }
}
