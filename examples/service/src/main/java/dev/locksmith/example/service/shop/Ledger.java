package dev.locksmith.example.service.shop;

import java.util.List;
import java.util.Map;

/**
 * The books at one moment.
 *
 * @param orders every order row, one per row: an order that was stored twice is here twice
 * @param stock units left of each product
 */
public record Ledger(List<StoredOrder> orders, Map<Integer, Long> stock) {
  public Ledger {
    orders = List.copyOf(orders);
    stock = Map.copyOf(stock);
  }
}
