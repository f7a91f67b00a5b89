package dev.locksmith.event.jfr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locksmith.layout.ForkedJvm;
import dev.locksmith.site.LockType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FootprintTest {
  @Test
  void locksTakeTheMemoryThatTheEventsTell() throws Exception {
    List<String> flags = new ArrayList<>(List.of("-Djdk.attach.allowAttachSelf=true"));
    if (Runtime.version().feature() >= 21) {
      flags.add("-XX:+EnableDynamicAgentLoading");
    }
    ForkedJvm.Result result = ForkedJvm.run(flags, FootprintCheck.class);
    assertEquals(0, result.status(), result.output());
    for (LockType type : LockType.values()) {
      Footprint footprint = Footprint.of(type);
      String row =
          result
              .output()
              .lines()
              .filter(line -> line.startsWith(type.label() + ' '))
              .findFirst()
              .orElseThrow();
      assertEquals(
          type.label() + ' ' + footprint.watched + ' ' + footprint.padded + ' ' + footprint.compact,
          row);
    }
  }
}
