package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.ConstantDynamic;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstantPoolFilterTest {
  /** A class file with a constant of every kind, and in the end one text more. */
  private static byte[] withEveryKindAnd(String text) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Every", null, "java/lang/Object", null);
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null);
    Handle handle = new Handle(Opcodes.H_INVOKESTATIC, "B", "boot", "()V", true);
    Object[] constants = {
      1,
      2f,
      3L,
      4d,
      "string",
      Type.getType("LClass;"),
      Type.getMethodType("()J"),
      handle,
      new ConstantDynamic("dynamic", "I", handle, 5L),
    };
    for (Object constant : constants) {
      code.visitLdcInsn(constant);
    }
    code.visitInvokeDynamicInsn("lambda", "()V", handle, 6d);
    code.visitFieldInsn(Opcodes.GETSTATIC, "F", "field", "J");
    code.visitMethodInsn(Opcodes.INVOKESTATIC, "C", "method", "()V", false);
    code.visitMethodInsn(Opcodes.INVOKEINTERFACE, "I", "method", "()V", true);
    writer.newModule("module");
    writer.newPackage("package");
    writer.newUTF8(text);
    writer.visitEnd();
    return writer.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java/util/concurrent/locks/ReentrantLock",
        "java/util/concurrent/locks/ReentrantReadWriteLock",
        "java/util/concurrent/Semaphore",
      })
  void hitsAName(String name) {
    assertTrue(ConstantPoolFilter.namesALockType(withEveryKindAnd(name)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "java/util/concurrent/locks/ReentrantLockX",
        "java/util/concurrent/locks/ReentrantLoc",
        "Xjava/util/concurrent/locks/ReentrantLock",
        "java/util/concurrent/locks/reentrantLock",
        "java.util.concurrent.locks.ReentrantLock",
        "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock",
        "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock",
        "javax/util/concurrent/Semaphore",
        "kava/util/concurrent/locks/ReentrantLock",
        "Ljava/util/concurrent/locks/ReentrantLock;",
        "[Ljava/util/concurrent/Semaphore;",
        "(Ljava/util/concurrent/locks/ReentrantLock;)V",
        "Ljava/util/List<Ljava/util/concurrent/locks/ReentrantReadWriteLock;>;",
        "a text that is longer than any of the names of the three types that are looked for here",
      })
  void missesOthers(String text) {
    assertFalse(ConstantPoolFilter.namesALockType(withEveryKindAnd(text)));
  }

  @Test
  void seesEveryClassThatMakesOne() {
    Map<String, byte[]> classes =
        JavaSource.compile(
            """
            class New { Object o = new Semaphore(1); }
            class Sub extends ReentrantLock { }
            class Ref { Supplier<Object> o = ReentrantReadWriteLock::new; }
            class Lambda { Supplier<Object> o = () -> new ReentrantLock(); }
            """);
    assertEquals(4, classes.size());
    classes.forEach((name, bytes) -> assertTrue(ConstantPoolFilter.namesALockType(bytes), name));
  }

  @Test
  void missesAClassThatOnlyDeclaresOne() {
    byte[] user =
        JavaSource.compile(
                "class User { ReentrantLock lock; Semaphore[] all(ReentrantLock l) { return null; } }")
            .get("User");
    assertFalse(ConstantPoolFilter.namesALockType(user));
  }

  @Test
  void readsTheLongestText() {
    String longest = "x".repeat(0xffff);
    assertFalse(ConstantPoolFilter.namesALockType(withEveryKindAnd(longest)));
  }

  @Test
  void refusesWhatIsNoClassFile() {
    assertThrows(
        IndexOutOfBoundsException.class, () -> ConstantPoolFilter.namesALockType(new byte[0]));
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> ConstantPoolFilter.namesALockType(bytes(0xcafebabe, 61, 0x00ff_0100)));
  }

  @Test
  void refusesAConstantOfUnknownKind() {
    byte[] unknown = bytes(0xcafebabe, 61, 0x0003_6300, 0, 0, 0, 0);
    assertThrows(UnusualCode.class, () -> ConstantPoolFilter.namesALockType(unknown));
  }

  private static byte[] bytes(int... words) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (int word : words) {
        out.writeInt(word);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
