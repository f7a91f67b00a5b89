package dev.locksmith.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePatternsTest {
  @ParameterizedTest
  @CsvSource({
    "com.acme.Pool, com.acme.Pool, true",
    "com.acme.Pool, com.acme.Pools, false",
    "com.acme.Pool, com.acme.Poo, false",
    "com.acme.*, com.acme.a.B, true",
    "com.acme.*, com.acme, false",
    "*Pool, com.acme.Pool, true",
    "*Pool, com.acme.Pool.lock, false",
    "*.Pool.*, com.acme.Pool.lock, true",
    "*, anything, true",
    "**, x, true",
    "a*b*c, aXbXbXc, true",
    "a*b*c, aXbXbX, false",
    "com.acme.Pool$1, com.acme.Pool$1, true",
    "com.acme.Pool.<init>:17, com.acme.Pool.<init>:17, true",
  })
  void starsStandForAnything(String pattern, String name, boolean expected) {
    assertEquals(expected, NamePatterns.matches(pattern, name));
  }

  @Test
  void manyStarsDoNotBlowUp() {
    String pattern = "*a".repeat(40) + "b";
    String name = "a".repeat(5_000);
    boolean match =
        assertTimeoutPreemptively(
            Duration.ofSeconds(10), () -> NamePatterns.matches(pattern, name));
    assertEquals(false, match);
  }
}
