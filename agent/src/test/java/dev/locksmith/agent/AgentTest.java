package dev.locksmith.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.DataInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AgentTest {
  private static final int JAVA_8_CLASS_FILE = 52;

  @ParameterizedTest
  @ValueSource(strings = {"1.7", "1.8", "9", "11", "16"})
  void oldJvmsAreToldSo(String specification) {
    assertEquals(
        "[locksmith] needs Java 17 or newer, this is Java "
            + specification
            + "; the application runs unswapped",
        Agent.tooOld(specification));
  }

  @ParameterizedTest
  @ValueSource(strings = {"17", "21", "25", "26", "unheard of"})
  void othersAreNot(String specification) {
    assertNull(Agent.tooOld(specification));
  }

  @Test
  void anOldJvmCanLoadTheEntryPoint() throws IOException {
    try (DataInputStream in = new DataInputStream(Agent.class.getResourceAsStream("Agent.class"))) {
      in.readInt();
      in.readUnsignedShort();
      assertEquals(JAVA_8_CLASS_FILE, in.readUnsignedShort());
    }
  }
}
