package dev.locksmith.example.service.shop;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import org.apache.commons.dbcp2.BasicDataSource;

/**
 * A database of the shop's own, behind a pool that has fewer connections than users. Its file is
 * kept in memory, but written as a file is, at every commit: as in a database on a disk, commits
 * wait for each other.
 */
final class Database implements AutoCloseable {
  private static final int CONNECTIONS = 3;
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  /**
   * Every commit is written. What no longer counts is overwritten after 5 s, so that the file stays
   * small; not sooner, since a reader may still be on its way there. And no statistics are gathered
   * on the way: H2 does so by reading whole tables after a commit, which it does not shield from
   * being overwritten ("Chunk not found").
   */
  private static final String SETTINGS =
      ";WRITE_DELAY=0;RETENTION_TIME=5000;ANALYZE_AUTO=0;DB_CLOSE_ON_EXIT=FALSE;LOCK_TIMEOUT="
          + LONGEST_WAIT.toMillis();

  private static final String[] SCHEMA = {
    "create table product (id int primary key, category int not null, name varchar(60) not null,"
        + " stock bigint not null)",
    "create index product_category on product (category)",
    "create table price (product int not null, from_day int not null, cents bigint not null,"
        + " primary key (product, from_day))",
    // The key is not unique: a doubled order has to show as two rows, not as an error.
    "create table orders (id bigint generated always as identity primary key,"
        + " order_key varchar(40) not null, customer int not null, price_day int not null,"
        + " cents bigint not null)",
    "create index orders_key on orders (order_key)",
    "create table order_line (order_id bigint not null, product int not null, units int not null,"
        + " primary key (order_id, product))"
  };

  private final BasicDataSource pool;

  private Database(BasicDataSource pool) {
    this.pool = pool;
  }

  static Database open() throws SQLException {
    BasicDataSource pool = new BasicDataSource();
    pool.setDriverClassName("org.h2.Driver");
    pool.setUrl("jdbc:h2:nioMemFS:" + UUID.randomUUID() + SETTINGS);
    pool.setInitialSize(CONNECTIONS);
    pool.setMaxTotal(CONNECTIONS);
    pool.setMaxIdle(CONNECTIONS);
    pool.setMaxWait(LONGEST_WAIT);
    pool.setDefaultAutoCommit(false);
    pool.setPoolPreparedStatements(true);
    Database database = new Database(pool);
    database.createTables();
    return database;
  }

  /** Borrows a connection, waiting while all are in use; closing it gives it back. */
  Connection connection() throws SQLException {
    return pool.getConnection();
  }

  private void createTables() throws SQLException {
    try (Connection connection = connection()) {
      try (Statement statement = connection.createStatement()) {
        for (String table : SCHEMA) {
          statement.execute(table);
        }
      }
      insertProducts(connection);
      connection.commit();
    }
  }

  private static void insertProducts(Connection connection) throws SQLException {
    try (PreparedStatement product =
            connection.prepareStatement("insert into product values (?, ?, ?, ?)");
        PreparedStatement price =
            connection.prepareStatement("insert into price values (?, ?, ?)")) {
      for (Product each : Assortment.products()) {
        product.setInt(1, each.id());
        product.setInt(2, each.category());
        product.setString(3, each.name());
        product.setLong(4, Assortment.UNITS_IN_STOCK);
        product.addBatch();
        price.setInt(1, each.id());
        price.setInt(2, Assortment.OPENING_DAY);
        price.setLong(3, Assortment.openingCents(each.id()));
        price.addBatch();
      }
      product.executeBatch();
      price.executeBatch();
    }
  }

  @Override
  public void close() throws SQLException {
    try (pool;
        Connection connection = connection();
        Statement statement = connection.createStatement()) {
      statement.execute("drop all objects delete files");
      connection.commit();
    }
  }
}
