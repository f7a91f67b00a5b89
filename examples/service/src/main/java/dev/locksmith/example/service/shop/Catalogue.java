package dev.locksmith.example.service.shop;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Finds products by category and word; recent searches are answered from a cache. */
final class Catalogue {
  /** Fewer than there are different searches, so that some always go to the database. */
  private static final int REMEMBERED_SEARCHES = 48;

  private record Search(int category, String word) {}

  private final Database database;
  private final LoadingCache<Search, List<Product>> searches =
      CacheBuilder.newBuilder()
          .maximumSize(REMEMBERED_SEARCHES)
          .build(CacheLoader.from(this::select));

  Catalogue(Database database) {
    this.database = database;
  }

  /** The products of that category whose name holds the word, by ascending number. */
  List<Product> search(int category, String word) {
    return searches.getUnchecked(new Search(category, word));
  }

  private List<Product> select(Search search) {
    try (Connection connection = database.connection();
        PreparedStatement select =
            connection.prepareStatement(
                "select id, category, name from product where category = ?"
                    + " and locate(?, name) > 0 order by id")) {
      select.setInt(1, search.category());
      select.setString(2, search.word());
      List<Product> found = new ArrayList<>();
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          found.add(new Product(rows.getInt(1), rows.getInt(2), rows.getString(3)));
        }
      }
      return List.copyOf(found);
    } catch (SQLException e) {
      throw new IllegalStateException("the catalogue cannot be read", e);
    }
  }
}
