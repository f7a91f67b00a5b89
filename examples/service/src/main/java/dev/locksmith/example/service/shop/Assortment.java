package dev.locksmith.example.service.shop;

import java.util.List;
import java.util.stream.IntStream;

/** What the shop sells when it opens: always the same, so that answers can be compared. */
public final class Assortment {
  public static final int PRODUCTS = 400;
  public static final int CATEGORIES = 16;

  /** More than any run can sell: no order is refused for want of stock. */
  public static final long UNITS_IN_STOCK = 1_000_000_000L;

  /** The day on which the shop opens; every product has a price from then on. */
  public static final int OPENING_DAY = 0;

  private static final List<String> MATERIALS = List.of("oak", "steel", "glass", "linen", "wool");
  private static final List<String> THINGS =
      List.of("lamp", "chair", "shelf", "kettle", "blanket", "clock", "basket", "tray");

  private Assortment() {}

  static List<Product> products() {
    return IntStream.range(0, PRODUCTS).mapToObj(Assortment::product).toList();
  }

  static int category(int product) {
    return product % CATEGORIES;
  }

  static long openingCents(int product) {
    return 199 + 37L * ((product * 131L) % 977);
  }

  private static Product product(int id) {
    String material = MATERIALS.get(id % MATERIALS.size());
    String thing = THINGS.get((id / MATERIALS.size()) % THINGS.size());
    return new Product(id, category(id), material + " " + thing + " " + id);
  }
}
