package dev.locksmith.example.service.shop;

import com.google.common.util.concurrent.Striped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.stream.IntStream;

/**
 * Prices by the day from which they hold. The categories of a department share a read-write lock; a
 * change reaches the database while readers of that department wait, so that no one is quoted a
 * price that is not stored.
 */
final class PriceBook {
  private static final int DEPARTMENTS = 4;

  private final Database database;
  private final List<NavigableMap<Integer, Long>> histories;

  @SuppressWarnings("UnstableApiUsage") // Striped has been in beta since Guava 13.
  private final Striped<ReadWriteLock> stripes = Striped.readWriteLock(DEPARTMENTS);

  PriceBook(Database database) {
    this.database = database;
    this.histories =
        IntStream.range(0, Assortment.PRODUCTS).mapToObj(PriceBook::openingHistory).toList();
  }

  /** What one unit costs on that day. */
  long cents(int product, int day) {
    Lock read = lock(product).readLock();
    read.lock();
    try {
      return histories.get(product).floorEntry(day).getValue();
    } finally {
      read.unlock();
    }
  }

  /** The prices on that day of products of one category, all seen at the same moment. */
  List<Long> cents(List<Product> ofOneCategory, int day) {
    Lock read = lock(ofOneCategory.get(0).id()).readLock();
    read.lock();
    try {
      return ofOneCategory.stream()
          .map(product -> histories.get(product.id()).floorEntry(day).getValue())
          .toList();
    } finally {
      read.unlock();
    }
  }

  /**
   * Sets what one unit costs from that day on, until the next day that has a price.
   *
   * @return what it would have cost on that day
   */
  long change(int product, int fromDay, long cents) throws SQLException {
    Lock write = lock(product).writeLock();
    write.lock();
    try {
      store(product, fromDay, cents);
      NavigableMap<Integer, Long> history = histories.get(product);
      long before = history.floorEntry(fromDay).getValue();
      history.put(fromDay, cents);
      return before;
    } finally {
      write.unlock();
    }
  }

  private ReadWriteLock lock(int product) {
    return stripes.getAt(Assortment.category(product) % DEPARTMENTS);
  }

  private void store(int product, int fromDay, long cents) throws SQLException {
    try (Connection connection = database.connection();
        PreparedStatement merge =
            connection.prepareStatement(
                "merge into price key (product, from_day) values (?,?,?)")) {
      merge.setInt(1, product);
      merge.setInt(2, fromDay);
      merge.setLong(3, cents);
      merge.executeUpdate();
      connection.commit();
    }
  }

  private static NavigableMap<Integer, Long> openingHistory(int product) {
    NavigableMap<Integer, Long> history = new TreeMap<>();
    history.put(Assortment.OPENING_DAY, Assortment.openingCents(product));
    return history;
  }
}
