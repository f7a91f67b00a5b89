package dev.locksmith.example.service.load;

import dev.locksmith.example.service.shop.Order;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.client.Request;
import org.eclipse.jetty.client.StringRequestContent;
import org.eclipse.jetty.http.HttpMethod;

/**
 * One request to the shop.
 *
 * @param id its place among all requests of the run
 * @param path the path and the query
 * @param order what is ordered, if this places an order
 */
record Call(long id, Kind kind, String path, Optional<Order> order) {
  /** Longer than anything in the shop waits: the one who is late gives the reason. */
  private static final int TIMEOUT_SECONDS = 60;

  private static final String FORM = "application/x-www-form-urlencoded";

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

  Request request(HttpClient http, URI shop) {
    Request request =
        http.newRequest(shop.resolve(path)).timeout(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    if (order.isPresent()) {
      return request
          .method(HttpMethod.POST)
          .body(new StringRequestContent(FORM, form(order.get())));
    }
    return request.method(kind == Kind.CHANGE_PRICE ? HttpMethod.PUT : HttpMethod.GET);
  }

  private static String form(Order order) {
    return order.lines().stream()
        .map(line -> line.product() + "x" + line.units())
        .collect(
            Collectors.joining(
                ",", "customer=%d&day=%d&lines=".formatted(order.customer(), order.day()), ""));
  }
}
