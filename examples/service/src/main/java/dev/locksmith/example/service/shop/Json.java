package dev.locksmith.example.service.shop;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The shop's answers. Nothing in them needs escaping: keys and names hold only safe characters. */
final class Json {
  private Json() {}

  static String order(StoredOrder stored) {
    Order order = stored.order();
    return "{\"order\":\"%s\",\"customer\":%d,\"lines\":[%s],\"cents\":%d}"
        .formatted(
            order.key(),
            order.customer(),
            order.lines().stream()
                .map(line -> "[%d,%d]".formatted(line.product(), line.units()))
                .collect(Collectors.joining(",")),
            stored.cents());
  }

  static String quotes(Quotes quotes) {
    return IntStream.range(0, quotes.products().size())
        .mapToObj(i -> quote(quotes.products().get(i), quotes.cents().get(i)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  static String priceChange(int product, int fromDay, long cents, long before) {
    return "{\"product\":%d,\"from\":%d,\"cents\":%d,\"before\":%d}"
        .formatted(product, fromDay, cents, before);
  }

  static String refusal(Refusal refusal) {
    return "{\"error\":\"%s\"}".formatted(refusal.getMessage());
  }

  private static String quote(Product product, long cents) {
    return "{\"product\":%d,\"name\":\"%s\",\"cents\":%d}"
        .formatted(product.id(), product.name(), cents);
  }
}
