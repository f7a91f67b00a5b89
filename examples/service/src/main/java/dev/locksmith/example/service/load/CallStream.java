package dev.locksmith.example.service.load;

import dev.locksmith.example.service.shop.Assortment;
import dev.locksmith.example.service.shop.Order;
import dev.locksmith.example.service.shop.OrderLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * What one customer or clerk asks for, one call after the other. It follows from the seed alone,
 * and so do the answers: orders and searches are for the opening day, whose prices never change; a
 * customer reads only orders of their own; and each clerk has products of their own.
 */
final class CallStream {
  /** How many change prices. Their products are apart, but lie in the same departments. */
  static final int CLERKS = 2;

  private static final int PRODUCTS_OF_A_CLERK = Assortment.PRODUCTS / CLERKS;
  private static final int PERCENT_PLACED = 50;
  private static final int PERCENT_READ = 25;
  private static final int MOST_LINES = 5;
  private static final int MOST_UNITS = 9;
  private static final int CUSTOMERS = 1_000;
  private static final int DAYS_AHEAD = 30;
  private static final int MOST_CENTS = 50_000;
  private static final List<String> WORDS =
      List.of("", "oak", "steel", "glass", "linen", "wool", "lamp", "chair");

  /** {@link Random}'s numbers are the same on every JDK, by its specification. */
  private final Random random;

  private final int stream;
  private final int streams;
  private final int customers;
  private long calls;
  private int placed;

  /**
   * The stream of that number; those from {@code customers} on are the clerks'.
   *
   * @param seed of the whole run
   */
  CallStream(long seed, int stream, int customers) {
    this.random = new Random(seed * 1_000_003 + stream);
    this.stream = stream;
    this.streams = streams(customers);
    this.customers = customers;
  }

  /** How many streams there are when so many customers call. */
  static int streams(int customers) {
    return customers + CLERKS;
  }

  Call next() {
    long id = calls++ * streams + stream;
    if (stream >= customers) {
      return changePrice(id);
    }
    int dice = random.nextInt(100);
    if (placed == 0 || dice < PERCENT_PLACED) {
      return placeOrder(id);
    }
    return dice < PERCENT_PLACED + PERCENT_READ ? readOrder(id) : search(id);
  }

  private Call placeOrder(long id) {
    TreeSet<Integer> products = new TreeSet<>();
    int lines = 1 + random.nextInt(MOST_LINES);
    for (int i = 0; i < lines; i++) {
      products.add(popularProduct());
    }
    List<OrderLine> wanted = new ArrayList<>();
    for (int product : products) {
      wanted.add(new OrderLine(product, 1 + random.nextInt(MOST_UNITS)));
    }
    int customer = random.nextInt(CUSTOMERS);
    return Call.place(id, new Order(key(placed++), customer, Assortment.OPENING_DAY, wanted));
  }

  private Call readOrder(long id) {
    return Call.get(id, Kind.READ_ORDER, "/orders/" + key(random.nextInt(placed)));
  }

  private Call search(long id) {
    String path =
        "/search?category=%d&word=%s&day=%d"
            .formatted(
                random.nextInt(Assortment.CATEGORIES),
                WORDS.get(random.nextInt(WORDS.size())),
                Assortment.OPENING_DAY);
    return Call.get(id, Kind.SEARCH, path);
  }

  private Call changePrice(long id) {
    int day = Assortment.OPENING_DAY + 1 + random.nextInt(DAYS_AHEAD);
    int product = (stream - customers) * PRODUCTS_OF_A_CLERK + random.nextInt(PRODUCTS_OF_A_CLERK);
    return Call.changePrice(id, product, day, 1 + random.nextInt(MOST_CENTS));
  }

  /** Low numbers sell best: a quarter of the picks fall on a sixteenth of the products. */
  private int popularProduct() {
    double pick = random.nextDouble();
    return (int) (pick * pick * Assortment.PRODUCTS);
  }

  private String key(int number) {
    return "o-" + stream + "-" + number;
  }
}
