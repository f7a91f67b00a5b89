package dev.locksmith.rewrite;

import static dev.locksmith.rewrite.Assembled.newLock;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassFileVersionsTest {
  private static final int FIRST_JAVA_VERSION = 44;

  /** Makes its lock at the end of a branch, which is where frames matter. */
  private static void code(MethodVisitor code, boolean hasFrames) {
    Label other = new Label();
    code.visitInsn(Opcodes.ICONST_0);
    code.visitJumpInsn(Opcodes.IFNE, other);
    newLock(code);
    code.visitInsn(Opcodes.ARETURN);
    code.visitLabel(other);
    if (hasFrames) {
      code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }
    newLock(code);
    code.visitInsn(Opcodes.ARETURN);
  }

  @ParameterizedTest
  @ValueSource(ints = {46, 47, 48, 49, 50, 51, 52, 55, 61, 65, 69})
  void fromJava2To25(int version) {
    assumeTrue(version - FIRST_JAVA_VERSION <= Runtime.version().feature());
    String name = "Version_" + version;
    byte[] bytes = Assembled.unframed(version, name, code -> code(code, version > Opcodes.V1_5));
    Rewriting rewriting = Rewriting.of(name, bytes);
    assertTrue(Rewriting.isDropIn(rewriting.call(name, "make")));
    assertEquals(List.of(name), rewriting.rewritten());
  }

  /** Then the JVM falls back to the verifier that infers types; other versions fail. */
  @Test
  void java6WithoutFrames() {
    byte[] bytes = Assembled.unframed(Opcodes.V1_6, "Frameless6", code -> code(code, false));
    Rewriting rewriting = Rewriting.of("Frameless6", bytes);
    assertTrue(Rewriting.isDropIn(rewriting.call("Frameless6", "make")));
  }

  @Test
  void futureVersionIsLeftAlone() {
    byte[] bytes = Assembled.unframed(Opcodes.V17, "Future", code -> code(code, true));
    bytes[6] = 0;
    bytes[7] = 120;
    Rewriting rewriting = Rewriting.of("Future", bytes);
    assertNull(rewriting.bytes("Future"));
    assertNull(rewriting.bytes("Future"));
    assertEquals(
        List.of("Future: could not be rewritten: Unsupported class file version 120.0"),
        rewriting.failed());
  }
}
