package dev.locksmith.example.service.shop;

import java.net.URI;
import java.nio.file.Path;
import java.sql.SQLException;

/** The whole service, from the web server to the database; one per JVM, since it owns the logs. */
public final class Shop implements AutoCloseable {
  private final Logs logs;
  private final Database database;
  private final OrderStore store;
  private final Fulfilment fulfilment;
  private final WebServer web;

  private Shop(
      Logs logs, Database database, OrderStore store, Fulfilment fulfilment, WebServer web) {
    this.logs = logs;
    this.database = database;
    this.store = store;
    this.fulfilment = fulfilment;
    this.web = web;
  }

  /**
   * Opens the shop; when this returns it answers.
   *
   * @param port the loopback port to listen on, or 0 for a free one
   * @param logDirectory an existing directory for the log files
   */
  public static Shop open(int port, Path logDirectory) throws Exception {
    Logs logs = Logs.open(logDirectory);
    Database database = Database.open();
    OrderStore store = new OrderStore(database);
    Fulfilment fulfilment = new Fulfilment(store);
    SalesDesk desk =
        new SalesDesk(new Catalogue(database), new PriceBook(database), fulfilment, store);
    try {
      WebServer web = WebServer.start(port, new Api(desk));
      return new Shop(logs, database, store, fulfilment, web);
    } catch (Exception e) {
      fulfilment.close();
      database.close();
      logs.close();
      throw e;
    }
  }

  /** Where the shop answers. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + web.port());
  }

  /** The books as they stand; take them when no request is under way. */
  public Ledger ledger() throws SQLException {
    return store.ledger();
  }

  @Override
  public void close() throws SQLException {
    web.close();
    fulfilment.close();
    database.close();
    logs.close();
  }
}
