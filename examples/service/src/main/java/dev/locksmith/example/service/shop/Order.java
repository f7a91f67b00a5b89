package dev.locksmith.example.service.shop;

import java.util.List;

/**
 * What a customer asks for.
 *
 * @param key the customer's own name for the order, which no other order has
 * @param customer who orders
 * @param day the day whose prices hold
 * @param lines by ascending product, each product at most once
 */
public record Order(String key, int customer, int day, List<OrderLine> lines) {
  public Order {
    lines = List.copyOf(lines);
  }

  /** How many pieces have to be packed. */
  int units() {
    return lines.stream().mapToInt(OrderLine::units).sum();
  }
}
