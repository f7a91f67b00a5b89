package dev.locksmith.example.service.load;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** What the shop answered, call by call, of which only digests are kept. */
final class Answers {
  private final Map<Long, byte[]> digests = new TreeMap<>();

  void add(long id, int status, String body) {
    digests.put(id, sha256().digest((status + " " + body).getBytes(StandardCharsets.UTF_8)));
  }

  void addAll(Answers other) {
    digests.putAll(other.digests);
  }

  int size() {
    return digests.size();
  }

  /** One SHA-256 over all answers by the order of their calls' numbers, in hexadecimal. */
  String digest() {
    MessageDigest all = sha256();
    digests.values().forEach(all::update);
    return HexFormat.of().formatHex(all.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
