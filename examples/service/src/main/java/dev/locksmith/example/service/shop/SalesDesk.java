package dev.locksmith.example.service.shop;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where customers and clerks are served: everything the shop does, without the HTTP around it. */
final class SalesDesk {
  private static final Logger LOG = LoggerFactory.getLogger(SalesDesk.class);
  private static final int REMEMBERED_ORDERS = 64;

  private final Catalogue catalogue;
  private final PriceBook prices;
  private final Payments payments = new Payments();
  private final Fulfilment fulfilment;
  private final OrderStore store;

  /** Orders never change, so a remembered one is as good as the stored one. */
  private final Cache<String, StoredOrder> orders =
      CacheBuilder.newBuilder().maximumSize(REMEMBERED_ORDERS).concurrencyLevel(1).build();

  SalesDesk(Catalogue catalogue, PriceBook prices, Fulfilment fulfilment, OrderStore store) {
    this.catalogue = catalogue;
    this.prices = prices;
    this.fulfilment = fulfilment;
    this.store = store;
  }

  /** Prices the order, collects the money and has it packed; when this returns it is stored. */
  StoredOrder place(Order order) throws InterruptedException, ExecutionException, TimeoutException {
    long cents = 0;
    for (OrderLine line : order.lines()) {
      cents += line.units() * prices.cents(line.product(), order.day());
    }
    payments.collect(order);
    StoredOrder stored = new StoredOrder(order, cents);
    fulfilment.fulfil(stored);
    orders.put(order.key(), stored);
    LOG.info("order {} of customer {}: {} cents", order.key(), order.customer(), cents);
    return stored;
  }

  /** The stored order of that key, or a refusal. */
  StoredOrder read(String key) throws SQLException {
    StoredOrder remembered = orders.getIfPresent(key);
    if (remembered != null) {
      return remembered;
    }
    StoredOrder found =
        store.find(key).orElseThrow(() -> Refusal.notFound("there is no order " + key));
    orders.put(key, found);
    return found;
  }

  /** The products that a search finds, with their prices on that day. */
  Quotes search(int category, String word, int day) {
    List<Product> found = catalogue.search(category, word);
    return new Quotes(found, found.isEmpty() ? List.of() : prices.cents(found, day));
  }

  /** Changes a price and returns what the product would have cost. */
  long changePrice(int product, int fromDay, long cents) throws SQLException {
    long before = prices.change(product, fromDay, cents);
    LOG.info("product {} costs {} from day {}, not {}", product, cents, fromDay, before);
    return before;
  }
}
