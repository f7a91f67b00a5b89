package dev.locksmith.example.service.shop;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Orders and the stock that they are taken from, in the database. */
final class OrderStore {
  private static final String SELECT_ORDERS =
      "select o.id, o.order_key, o.customer, o.price_day, o.cents, l.product, l.units"
          + " from orders o join order_line l on l.order_id = o.id ";

  private final Database database;

  OrderStore(Database database) {
    this.database = database;
  }

  /** Stores the order and takes its units from the stock, both or neither. */
  void record(StoredOrder stored) throws SQLException {
    try (Connection connection = database.connection()) {
      long id = insertOrder(connection, stored);
      insertLines(connection, id, stored.order().lines());
      takeFromStock(connection, stored.order().lines());
      connection.commit();
    }
  }

  Optional<StoredOrder> find(String key) throws SQLException {
    try (Connection connection = database.connection();
        PreparedStatement select =
            connection.prepareStatement(
                SELECT_ORDERS + "where o.order_key = ? order by o.id, l.product")) {
      select.setString(1, key);
      return readOrders(select).stream().findFirst();
    }
  }

  /** Everything that is stored, seen by one transaction: meant for a shop that has come to rest. */
  Ledger ledger() throws SQLException {
    try (Connection connection = database.connection();
        PreparedStatement orders =
            connection.prepareStatement(SELECT_ORDERS + "order by o.id, l.product");
        PreparedStatement stock = connection.prepareStatement("select id, stock from product")) {
      return new Ledger(readOrders(orders), readStock(stock));
    }
  }

  private static long insertOrder(Connection connection, StoredOrder stored) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into orders (order_key, customer, price_day, cents) values (?, ?, ?, ?)",
            Statement.RETURN_GENERATED_KEYS)) {
      insert.setString(1, stored.order().key());
      insert.setInt(2, stored.order().customer());
      insert.setInt(3, stored.order().day());
      insert.setLong(4, stored.cents());
      insert.executeUpdate();
      try (ResultSet keys = insert.getGeneratedKeys()) {
        keys.next();
        return keys.getLong(1);
      }
    }
  }

  private static void insertLines(Connection connection, long id, List<OrderLine> lines)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("insert into order_line values (?, ?, ?)")) {
      for (OrderLine line : lines) {
        insert.setLong(1, id);
        insert.setInt(2, line.product());
        insert.setInt(3, line.units());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  /** In the order of the lines, which is by product: two orders cannot block each other's rows. */
  private static void takeFromStock(Connection connection, List<OrderLine> lines)
      throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("update product set stock = stock - ? where id = ?")) {
      for (OrderLine line : lines) {
        update.setInt(1, line.units());
        update.setInt(2, line.product());
        update.executeUpdate();
      }
    }
  }

  private static List<StoredOrder> readOrders(PreparedStatement select) throws SQLException {
    List<StoredOrder> orders = new ArrayList<>();
    try (ResultSet rows = select.executeQuery()) {
      boolean more = rows.next();
      while (more) {
        long id = rows.getLong(1);
        String key = rows.getString(2);
        int customer = rows.getInt(3);
        int day = rows.getInt(4);
        long cents = rows.getLong(5);
        List<OrderLine> lines = new ArrayList<>();
        do {
          lines.add(new OrderLine(rows.getInt(6), rows.getInt(7)));
          more = rows.next();
        } while (more && rows.getLong(1) == id);
        orders.add(new StoredOrder(new Order(key, customer, day, lines), cents));
      }
    }
    return orders;
  }

  private static Map<Integer, Long> readStock(PreparedStatement select) throws SQLException {
    Map<Integer, Long> stock = new HashMap<>();
    try (ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        stock.put(rows.getInt(1), rows.getLong(2));
      }
    }
    return stock;
  }
}
