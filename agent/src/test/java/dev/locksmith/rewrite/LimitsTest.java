package dev.locksmith.rewrite;

import static dev.locksmith.rewrite.Assembled.newLock;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Code at the limits of the class file format, which a few more bytes exceed. */
class LimitsTest {
  private static final int LARGEST_METHOD = 0xffff;

  /** NEW, DUP, INVOKESPECIAL and ARETURN. */
  private static final int BYTES_OF_ONE_LOCK = 3 + 1 + 3 + 1;

  private static final int BYTES_OF_A_NUMBER = 3;

  private static Consumer<MethodVisitor> padded(int bytes) {
    return code -> {
      for (int i = 0; i < bytes; i++) {
        code.visitInsn(Opcodes.NOP);
      }
      newLock(code);
      code.visitInsn(Opcodes.ARETURN);
    };
  }

  @Test
  void largestMethodThatCanBeRewritten() {
    int pad = LARGEST_METHOD - BYTES_OF_ONE_LOCK - BYTES_OF_A_NUMBER;
    byte[] bytes = Assembled.framed("Large", padded(pad));
    Rewriting rewriting = Rewriting.of("Large", bytes);
    assertTrue(Rewriting.isDropIn(rewriting.call("Large", "make")));
    assertEquals(List.of("Large.make x1"), rewriting.sites());
  }

  @Test
  void methodThatGetsTooLargeIsLeftAlone() {
    int pad = LARGEST_METHOD - BYTES_OF_ONE_LOCK - BYTES_OF_A_NUMBER + 1;
    byte[] bytes = Assembled.framed("TooLarge", padded(pad));
    Rewriting rewriting = Rewriting.of("TooLarge", bytes);
    assertTrue(Rewriting.isPlain(rewriting.call("TooLarge", "make")));
    assertEquals(List.of(), rewriting.sites());
    assertEquals(
        List.of("TooLarge: could not be rewritten: method make would exceed 64 KiB"),
        rewriting.failed());
  }

  /** Jumps across {@code distance} bytes, forwards and back, from before and after a lock. */
  private static Consumer<MethodVisitor> jumping(int distance, boolean isConditional) {
    return code -> {
      Label forward = new Label();
      Label back = new Label();
      Label end = new Label();
      code.visitInsn(Opcodes.ICONST_0);
      code.visitVarInsn(Opcodes.ISTORE, 0);
      code.visitVarInsn(Opcodes.ILOAD, 0);
      if (isConditional) {
        code.visitJumpInsn(Opcodes.IFEQ, forward);
      } else {
        code.visitInsn(Opcodes.POP);
        code.visitJumpInsn(Opcodes.GOTO, forward);
      }
      code.visitLabel(back);
      newLock(code);
      code.visitVarInsn(Opcodes.ASTORE, 1);
      for (int i = 0; i < distance - 8; i++) {
        code.visitInsn(Opcodes.NOP);
      }
      code.visitJumpInsn(Opcodes.GOTO, end);
      code.visitLabel(forward);
      code.visitVarInsn(Opcodes.ILOAD, 0);
      code.visitJumpInsn(Opcodes.IFEQ, back);
      code.visitLabel(end);
      code.visitVarInsn(Opcodes.ALOAD, 1);
      code.visitInsn(Opcodes.ARETURN);
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {32_740, 32_746, 32_750, 32_752, 32_754, 32_756, 32_758})
  void jumpsThatGetWider(int distance) {
    for (boolean isConditional : new boolean[] {true, false}) {
      for (int version : new int[] {Opcodes.V1_4, Opcodes.V17}) {
        String name = "Jumping_" + distance + '_' + isConditional + '_' + version;
        int flags = version == Opcodes.V17 ? ClassWriter.COMPUTE_FRAMES : ClassWriter.COMPUTE_MAXS;
        Consumer<MethodVisitor> code = jumping(distance, isConditional);
        byte[] bytes =
            Assembled.of(
                version,
                flags,
                name,
                "java/lang/Object",
                writer -> {
                  MethodVisitor method =
                      writer.visitMethod(
                          Opcodes.ACC_STATIC, "make", "()Ljava/lang/Object;", null, null);
                  method.visitCode();
                  method.visitInsn(Opcodes.ACONST_NULL);
                  method.visitVarInsn(Opcodes.ASTORE, 1);
                  code.accept(method);
                  method.visitMaxs(0, 0);
                  method.visitEnd();
                });
        Rewriting rewriting = Rewriting.of(name, bytes);
        assertTrue(Rewriting.isDropIn(rewriting.call(name, "make")), name);
        assertEquals(List.of(), rewriting.failed());
      }
    }
  }

  @Test
  void deepestOperandStackIsLeftAlone() {
    byte[] bytes =
        Assembled.of(
            Opcodes.V17,
            0,
            "Deepest",
            "java/lang/Object",
            writer -> {
              MethodVisitor code =
                  writer.visitMethod(
                      Opcodes.ACC_STATIC, "make", "()Ljava/lang/Object;", null, null);
              code.visitCode();
              newLock(code);
              code.visitInsn(Opcodes.ARETURN);
              code.visitMaxs(0xffff, 0);
              code.visitEnd();
            });
    Rewriting rewriting = Rewriting.of("Deepest", bytes);
    assertTrue(Rewriting.isPlain(rewriting.call("Deepest", "make")));
    assertTrue(
        rewriting.failed().get(0).contains("no room for a number"), rewriting.failed()::toString);
    assertEquals(List.of(), rewriting.sites());
  }

  @Test
  void tooManyConstantsAreLeftAlone() {
    byte[] bytes =
        Assembled.of(
            Opcodes.V17,
            ClassWriter.COMPUTE_MAXS,
            "Constants",
            "java/lang/Object",
            writer -> {
              MethodVisitor code =
                  writer.visitMethod(
                      Opcodes.ACC_STATIC, "make", "()Ljava/lang/Object;", null, null);
              Assembled.writeCode(
                  code,
                  it -> {
                    newLock(it);
                    it.visitInsn(Opcodes.ARETURN);
                  });
              int next = 0;
              int last = writer.newConst(next);
              while (last < 65_533) {
                last = writer.newConst(++next);
              }
            });
    Rewriting rewriting = Rewriting.of("Constants", bytes);
    assertTrue(Rewriting.isPlain(rewriting.call("Constants", "make")));
    assertEquals(
        List.of(
            "Constants: could not be rewritten: the class would have more than 65535 constants"),
        rewriting.failed());
    assertEquals(List.of(), rewriting.sites());
  }

  @Test
  void manyLocksInOneMethod() {
    byte[] bytes =
        Assembled.framed(
            "Many",
            code -> {
              for (int i = 0; i < 4_000; i++) {
                newLock(code);
                code.visitInsn(Opcodes.POP);
              }
              newLock(code);
              code.visitInsn(Opcodes.ARETURN);
            });
    Rewriting rewriting = Rewriting.of("Many", bytes);
    assertTrue(Rewriting.isDropIn(rewriting.call("Many", "make")));
    assertEquals(List.of("Many.make x4001"), rewriting.sites());
  }
}
