package dev.locksmith.example.service.shop;

import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The shop over HTTP: {@code POST} and {@code GET /orders/KEY}, {@code GET /search} and {@code PUT
 * /prices/PRODUCT}.
 */
final class Api extends Handler.Abstract {
  private static final Logger LOG = LoggerFactory.getLogger(Api.class);
  private static final String ORDERS = "/orders/";
  private static final String PRICES = "/prices/";
  private static final String SEARCH = "/search";

  private record Answer(int status, String body) {}

  private final SalesDesk desk;

  Api(SalesDesk desk) {
    this.desk = desk;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Answer answer = answer(request);
    response.setStatus(answer.status());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.write(true, StandardCharsets.UTF_8.encode(answer.body()), callback);
    return true;
  }

  private Answer answer(Request request) {
    try {
      return route(request);
    } catch (Refusal e) {
      return new Answer(e.status(), Json.refusal(e));
    } catch (Exception e) {
      if (e instanceof InterruptedException) {
        Thread.currentThread().interrupt();
      }
      LOG.error("{} failed", request.getHttpURI(), e);
      return new Answer(500, "{\"error\":\"internal\"}");
    }
  }

  private Answer route(Request request) throws Exception {
    String path = Request.getPathInContext(request);
    String verb = request.getMethod();
    if (path.startsWith(ORDERS) && verb.equals("POST")) {
      String key = Parameters.key(path.substring(ORDERS.length()));
      return new Answer(201, Json.order(desk.place(Parameters.of(request).order(key))));
    }
    if (path.startsWith(ORDERS) && verb.equals("GET")) {
      String key = Parameters.key(path.substring(ORDERS.length()));
      return new Answer(200, Json.order(desk.read(key)));
    }
    if (path.equals(SEARCH) && verb.equals("GET")) {
      Parameters asked = Parameters.of(request);
      return new Answer(200, Json.quotes(desk.search(asked.category(), asked.word(), asked.day())));
    }
    if (path.startsWith(PRICES) && verb.equals("PUT")) {
      return changePrice(Parameters.product(path.substring(PRICES.length())), request);
    }
    throw Refusal.notFound("nothing is done here");
  }

  private Answer changePrice(int product, Request request) throws Exception {
    Parameters asked = Parameters.of(request);
    int day = asked.day();
    if (day <= Assortment.OPENING_DAY) {
      throw Refusal.badRequest(
          "prices change from day %d on".formatted(Assortment.OPENING_DAY + 1));
    }
    long before = desk.changePrice(product, day, asked.cents());
    return new Answer(200, Json.priceChange(product, day, asked.cents(), before));
  }
}
