package dev.locksmith.example.service.shop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Fields;

/** The parameters of a request, from its query and its form; what does not fit is refused. */
final class Parameters {
  private static final Pattern KEY = Pattern.compile("[a-z0-9-]{1,40}");
  private static final Pattern WORD = Pattern.compile("[a-z0-9 ]{0,20}");
  private static final int MOST_UNITS = 1_000;
  private static final int LAST_DAY = 36_500;

  private final Fields fields;

  private Parameters(Fields fields) {
    this.fields = fields;
  }

  static Parameters of(Request request) {
    try {
      return new Parameters(Request.getParameters(request));
    } catch (Exception e) {
      throw Refusal.badRequest("the form cannot be read");
    }
  }

  /** An order's key as it stands in the path. */
  static String key(String text) {
    if (!KEY.matcher(text).matches()) {
      throw Refusal.badRequest("a key is 1 to 40 of a-z, 0-9 and -");
    }
    return text;
  }

  /** A product's number as it stands in the path. */
  static int product(String text) {
    return (int) number("product", text, 0, Assortment.PRODUCTS - 1);
  }

  Order order(String key) {
    return new Order(key, (int) number("customer", 0, Integer.MAX_VALUE), day(), lines());
  }

  int day() {
    return (int) number("day", Assortment.OPENING_DAY, LAST_DAY);
  }

  int category() {
    return (int) number("category", 0, Assortment.CATEGORIES - 1);
  }

  long cents() {
    return number("cents", 0, Integer.MAX_VALUE);
  }

  String word() {
    String word = value("word");
    if (!WORD.matcher(word).matches()) {
      throw Refusal.badRequest("word is at most 20 of a-z, 0-9 and space");
    }
    return word;
  }

  /** Lines written as {@code 12x3,40x1}: three of product 12 and one of product 40. */
  private List<OrderLine> lines() {
    TreeMap<Integer, OrderLine> byProduct = new TreeMap<>();
    for (String text : value("lines").split(",", -1)) {
      List<String> parts = Arrays.asList(text.split("x", -1));
      if (parts.size() != 2) {
        throw Refusal.badRequest("lines are written as PRODUCTxUNITS,PRODUCTxUNITS");
      }
      int product = product(parts.get(0));
      int units = (int) number("units", parts.get(1), 1, MOST_UNITS);
      if (byProduct.put(product, new OrderLine(product, units)) != null) {
        throw Refusal.badRequest("product " + product + " is on two lines");
      }
    }
    return new ArrayList<>(byProduct.values());
  }

  private long number(String name, long least, long most) {
    return number(name, value(name), least, most);
  }

  private String value(String name) {
    String value = fields.getValue(name);
    if (value == null) {
      throw Refusal.badRequest(name + " is missing");
    }
    return value;
  }

  private static long number(String name, String text, long least, long most) {
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Refused below, as a number out of range is.
    }
    throw Refusal.badRequest("%s is a number from %d to %d".formatted(name, least, most));
  }
}
