package dev.locksmith.example.service.load;

import dev.locksmith.example.service.shop.Order;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One request to the shop.
 *
 * @param id its place among all requests of the run
 * @param path the path and the query
 * @param order what is ordered, if this places an order
 */
record Call(long id, Kind kind, String path, Optional<Order> order) {
  /** Longer than anything in the shop waits: the one who is late gives the reason. */
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  static Call place(long id, Order order) {
    return new Call(id, Kind.PLACE_ORDER, "/orders/" + order.key(), Optional.of(order));
  }

  static Call get(long id, Kind kind, String path) {
    return new Call(id, kind, path, Optional.empty());
  }

  static Call changePrice(long id, int product, int day, long cents) {
    String path = "/prices/%d?day=%d&cents=%d".formatted(product, day, cents);
    return new Call(id, Kind.CHANGE_PRICE, path, Optional.empty());
  }

  HttpRequest request(URI shop) {
    HttpRequest.Builder builder = HttpRequest.newBuilder(shop.resolve(path)).timeout(TIMEOUT);
    if (order.isPresent()) {
      return builder
          .header("Content-Type", "application/x-www-form-urlencoded")
          .POST(BodyPublishers.ofString(form(order.get())))
          .build();
    }
    return kind == Kind.CHANGE_PRICE
        ? builder.PUT(BodyPublishers.noBody()).build()
        : builder.GET().build();
  }

  private static String form(Order order) {
    return order.lines().stream()
        .map(line -> line.product() + "x" + line.units())
        .collect(
            Collectors.joining(
                ",", "customer=%d&day=%d&lines=".formatted(order.customer(), order.day()), ""));
  }
}
