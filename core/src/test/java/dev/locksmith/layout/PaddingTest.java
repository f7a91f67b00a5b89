package dev.locksmith.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pads hold in every way in which a JVM lays out objects. */
final class PaddingTest {
  static List<List<String>> flags() {
    List<List<String>> all = new ArrayList<>();
    all.add(List.of("-XX:+UseCompressedOops"));
    all.add(List.of("-XX:-UseCompressedOops"));
    all.add(List.of("-XX:ObjectAlignmentInBytes=16"));
    if (Runtime.version().feature() >= 25) {
      all.add(List.of("-XX:+UseCompactObjectHeaders"));
      all.add(List.of("-XX:+UseCompactObjectHeaders", "-XX:-UseCompressedOops"));
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("flags")
  void everyWordIsPadded(List<String> flags) throws Exception {
    List<String> all = new ArrayList<>(flags);
    all.add("-Djdk.attach.allowAttachSelf=true");
    all.add("-Djol.magicFieldOffset=true");
    if (Runtime.version().feature() >= 21) {
      all.add("-XX:+EnableDynamicAgentLoading");
    }
    ForkedJvm.Result result = ForkedJvm.run(all, PaddingCheck.class);
    assertTrue(result.output().lines().anyMatch("PADDED"::equals), result.output());
    assertEquals(0, result.status(), result.output());
  }

  /** The check would see a pad that is gone. */
  @Test
  void missingPadIsSeen() {
    assertFalse(PaddingCheck.faults(new WithoutPads(), "word").isEmpty());
    assertFalse(PaddingCheck.faults(new WithoutPadAfter(), "word").isEmpty());
  }

  private static class WithoutPads {
    @SuppressWarnings("unused")
    volatile int word;
  }

  private static class Before {
    @SuppressWarnings("unused")
    byte p000, p001, p002, p003, p004, p005, p006, p007;
  }

  private static final class WithoutPadAfter extends Before {
    @SuppressWarnings("unused")
    volatile int word;
  }
}
