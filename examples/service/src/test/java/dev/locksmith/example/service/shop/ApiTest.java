package dev.locksmith.example.service.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ApiTest {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @TempDir private static Path logs;
  private static Shop shop;

  @BeforeAll
  static void open() throws Exception {
    shop = Shop.open(0, logs);
  }

  @AfterAll
  static void close() throws Exception {
    shop.close();
  }

  @Test
  void placedOrderCanBeReadAndIsTakenFromStock() throws Exception {
    long cents = 2 * Assortment.openingCents(7) + 3 * Assortment.openingCents(9);
    String order = "{\"order\":\"one\",\"customer\":4,\"lines\":[[7,2],[9,3]],\"cents\":%d}";

    HttpResponse<String> placed = send("POST", "/orders/one", "customer=4&day=0&lines=9x3,7x2");
    HttpResponse<String> read = send("GET", "/orders/one", "");

    assertEquals(201, placed.statusCode());
    assertEquals(order.formatted(cents), placed.body());
    assertEquals(200, read.statusCode());
    assertEquals(placed.body(), read.body());
    assertEquals(Assortment.UNITS_IN_STOCK - 3, shop.ledger().stock().get(9));
  }

  @Test
  void changedPriceHoldsFromItsDayOn() throws Exception {
    long before = Assortment.openingCents(16);

    assertEquals(
        "{\"product\":16,\"from\":5,\"cents\":42,\"before\":%d}".formatted(before),
        send("PUT", "/prices/16?day=5&cents=42", "").body());

    assertTrue(
        search(0, 4).contains("{\"product\":16,\"name\":\"steel kettle 16\",\"cents\":" + before));
    assertTrue(search(0, 5).contains("{\"product\":16,\"name\":\"steel kettle 16\",\"cents\":42}"));
  }

  @Test
  void searchThatFindsNothingIsEmpty() throws Exception {
    assertEquals("[]", send("GET", "/search?category=1&word=zebra&day=0", "").body());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POST | /orders/bad | customer=1&day=0&lines=400x1 | product is a number from 0 to 399",
        "POST | /orders/bad | customer=1&day=0&lines=1x0 | units is a number from 1 to 1000",
        "POST | /orders/bad | customer=1&day=0&lines=1x1,1x2 | product 1 is on two lines",
        "POST | /orders/bad | customer=1&day=0&lines=1 | lines are written as PRODUCTxUNITS,PRODUCTxUNITS",
        "POST | /orders/bad | customer=1&day=0 | lines is missing",
        "POST | /orders/B%22 | customer=1&day=0&lines=1x1 | a key is 1 to 40 of a-z, 0-9 and -",
        "GET | /search?category=16&word=&day=0 | '' | category is a number from 0 to 15",
        "GET | /search?category=1&word=%22&day=0 | '' | word is at most 20 of a-z, 0-9 and space",
        "PUT | /prices/1?day=0&cents=5 | '' | prices change from day 1 on",
      })
  void badRequestsAreRefusedWithTheReason(String verb, String path, String form, String reason)
      throws Exception {
    HttpResponse<String> response = send(verb, path, form);

    assertEquals("{\"error\":\"%s\"}".formatted(reason), response.body());
    assertEquals(400, response.statusCode());
    assertTrue(shop.ledger().orders().stream().noneMatch(o -> o.order().key().equals("bad")));
  }

  @ParameterizedTest
  @CsvSource({"GET,/orders/none", "GET,/nothing", "DELETE,/orders/none"})
  void whatIsNotThereIsNotFound(String verb, String path) throws Exception {
    assertEquals(404, send(verb, path, "").statusCode());
  }

  private static String search(int category, int day) throws Exception {
    return send("GET", "/search?category=%d&word=&day=%d".formatted(category, day), "").body();
  }

  private static HttpResponse<String> send(String verb, String path, String form)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(shop.address() + path))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .method(verb, BodyPublishers.ofString(form))
            .build();
    return HTTP.send(request, BodyHandlers.ofString());
  }
}
