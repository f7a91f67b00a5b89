package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiteNumberTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 5, 127, 128, 255, 256, 32_767, 32_768, 65_536, Integer.MAX_VALUE})
  void isPushed(int number) {
    String name = "Number_" + number;
    byte[] bytes =
        Assembled.framed(
            name,
            code -> {
              SiteNumber.push(code, number);
              String valueOf = "(I)Ljava/lang/Integer;";
              code.visitMethodInsn(
                  Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", valueOf, false);
              code.visitInsn(Opcodes.ARETURN);
            });
    assertEquals(number, Rewriting.of(name, bytes).call(name, "make"));
  }
}
