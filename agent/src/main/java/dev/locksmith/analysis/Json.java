package dev.locksmith.analysis;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/**
 * Writes data as JSON of ASCII characters alone. Names in a recording come from the application and
 * may hold anything; what they hold stays what it is, yet can neither act on a terminal nor end a
 * script of a page, in whatever encoding it is written.
 */
final class Json {
  private static final Gson GSON = new GsonBuilder().create();

  private static final char LAST_ASCII = 0x7e;

  private Json() {}

  static String of(Object data) {
    String json = GSON.toJson(data);
    StringBuilder ascii = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); i++) {
      char character = json.charAt(i);
      if (character <= LAST_ASCII) {
        ascii.append(character);
      } else {
        ascii.append(String.format("\\u%04x", (int) character));
      }
    }
    return ascii.toString();
  }
}
