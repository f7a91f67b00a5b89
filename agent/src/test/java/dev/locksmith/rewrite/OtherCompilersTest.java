package dev.locksmith.rewrite;

import static dev.locksmith.rewrite.Assembled.LOCK;
import static dev.locksmith.rewrite.Assembled.newLock;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;

/** Class files as the compilers of Kotlin, Scala and others write them. */
class OtherCompilersTest {
  private static final String OBJECT = "java/lang/Object";
  private static final String LOCK_TYPE = "L" + LOCK + ";";

  private static byte[] classFile(String name, String superName, Consumer<ClassWriter> members) {
    return Assembled.of(Opcodes.V1_8, ClassWriter.COMPUTE_FRAMES, name, superName, members);
  }

  private static void method(
      ClassWriter writer,
      int access,
      String name,
      String descriptor,
      Consumer<MethodVisitor> code) {
    Assembled.writeCode(writer.visitMethod(access, name, descriptor, null, null), code);
  }

  /** {@code static Object make()} that makes an object of the class and gives its field. */
  private static void makeAndGet(ClassWriter writer, String name, String field, String type) {
    method(
        writer,
        Opcodes.ACC_STATIC,
        "make",
        "()Ljava/lang/Object;",
        code -> {
          Assembled.begin(code, name);
          Assembled.end(code, name, "()V");
          code.visitFieldInsn(Opcodes.GETFIELD, name, field, type);
          code.visitInsn(Opcodes.ARETURN);
        });
  }

  private static Rewriting assertMakesADropIn(String name, byte[] bytes, String... sites) {
    Rewriting rewriting = Rewriting.of(name, bytes);
    Object made = rewriting.call(name, "make");
    assertTrue(Rewriting.isDropIn(made), made + " " + rewriting.failed());
    assertEquals(List.of(sites), rewriting.sites());
    return rewriting;
  }

  /** Scala writes the {@code val}s of an anonymous or early initialised class before super(). */
  @Test
  void scalaFieldBeforeSuper() {
    byte[] bytes =
        classFile(
            "scalalike/Early",
            OBJECT,
            writer -> {
              writer.visitField(Opcodes.ACC_PRIVATE, "lock", LOCK_TYPE, null, null);
              method(
                  writer,
                  Opcodes.ACC_PUBLIC,
                  "<init>",
                  "()V",
                  code -> {
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    newLock(code);
                    code.visitFieldInsn(Opcodes.PUTFIELD, "scalalike/Early", "lock", LOCK_TYPE);
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    Assembled.end(code, OBJECT, "()V");
                    code.visitInsn(Opcodes.RETURN);
                  });
              makeAndGet(writer, "scalalike/Early", "lock", LOCK_TYPE);
            });
    assertMakesADropIn("scalalike.Early", bytes, "scalalike.Early.lock x1");
  }

  /** The same in a subclass of a lock: a NEW before the super(...) call in one constructor. */
  @Test
  void scalaFieldBeforeSuperOfALock() {
    String name = "scalalike/EarlyLock";
    byte[] bytes =
        classFile(
            name,
            LOCK,
            writer -> {
              writer.visitField(Opcodes.ACC_PRIVATE, "other", LOCK_TYPE, null, null);
              method(
                  writer,
                  Opcodes.ACC_PUBLIC,
                  "<init>",
                  "()V",
                  code -> {
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitInsn(Opcodes.DUP);
                    newLock(code);
                    code.visitFieldInsn(Opcodes.PUTFIELD, name, "other", LOCK_TYPE);
                    code.visitInsn(Opcodes.ICONST_1);
                    Assembled.end(code, LOCK, "(Z)V");
                    code.visitInsn(Opcodes.RETURN);
                  });
              makeAndGet(writer, name, "other", LOCK_TYPE);
            });
    assertMakesADropIn(
        "scalalike.EarlyLock",
        bytes,
        "scalalike.EarlyLock.<init> x1",
        "scalalike.EarlyLock.other x1");
    Rewriting off = Rewriting.of("scalalike.EarlyLock", bytes).off("scalalike.EarlyLock.other");
    assertTrue(Rewriting.isPlain(off.call("scalalike.EarlyLock", "make")));
  }

  /** A field store that follows a constructor call, but of something else. */
  @Test
  void fieldThatTakesSomethingElse() {
    String name = "scalalike/Else";
    byte[] bytes =
        classFile(
            name,
            LOCK,
            writer -> {
              writer.visitField(Opcodes.ACC_PRIVATE, "text", "Ljava/lang/String;", null, null);
              writer.visitField(Opcodes.ACC_PRIVATE, "lock", LOCK_TYPE, null, null);
              method(
                  writer,
                  Opcodes.ACC_PUBLIC,
                  "<init>",
                  "()V",
                  code -> {
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitLdcInsn("text");
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    Assembled.end(code, LOCK, "()V");
                    code.visitFieldInsn(Opcodes.PUTFIELD, name, "text", "Ljava/lang/String;");
                    code.visitTypeInsn(Opcodes.NEW, LOCK);
                    code.visitVarInsn(Opcodes.ASTORE, 1);
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitLdcInsn("other text");
                    code.visitVarInsn(Opcodes.ALOAD, 1);
                    Assembled.end(code, LOCK, "()V");
                    code.visitFieldInsn(Opcodes.PUTFIELD, name, "text", "Ljava/lang/String;");
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitVarInsn(Opcodes.ALOAD, 1);
                    code.visitFieldInsn(Opcodes.PUTFIELD, name, "lock", LOCK_TYPE);
                    code.visitInsn(Opcodes.RETURN);
                  });
              makeAndGet(writer, name, "lock", LOCK_TYPE);
            });
    // The subclass and the lock that it makes, without line numbers, have the same name.
    assertMakesADropIn("scalalike.Else", bytes, "scalalike.Else.<init> x2");
  }

  /** A {@code lazy val}: computed under the monitor of the object. */
  @Test
  void scalaLazyVal() {
    String name = "scalalike/Lazy";
    byte[] bytes =
        classFile(
            name,
            OBJECT,
            writer -> {
              writer.visitField(Opcodes.ACC_STATIC, "lock$lzy", LOCK_TYPE, null, null);
              method(
                  writer,
                  Opcodes.ACC_STATIC,
                  "make",
                  "()Ljava/lang/Object;",
                  code -> {
                    Label start = new Label();
                    Label stop = new Label();
                    Label handler = new Label();
                    code.visitTryCatchBlock(start, stop, handler, null);
                    code.visitLdcInsn("monitor");
                    code.visitInsn(Opcodes.DUP);
                    code.visitVarInsn(Opcodes.ASTORE, 0);
                    code.visitInsn(Opcodes.MONITORENTER);
                    code.visitLabel(start);
                    newLock(code);
                    code.visitFieldInsn(Opcodes.PUTSTATIC, name, "lock$lzy", LOCK_TYPE);
                    code.visitFieldInsn(Opcodes.GETSTATIC, name, "lock$lzy", LOCK_TYPE);
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitInsn(Opcodes.MONITOREXIT);
                    code.visitLabel(stop);
                    code.visitInsn(Opcodes.ARETURN);
                    code.visitLabel(handler);
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitInsn(Opcodes.MONITOREXIT);
                    code.visitInsn(Opcodes.ATHROW);
                  });
            });
    assertMakesADropIn("scalalike.Lazy", bytes, "scalalike.Lazy.lock$lzy x1");
  }

  /** Default arguments: a synthetic constructor with a mask and a marker calls the real one. */
  @Test
  void kotlinDefaultArguments() {
    String name = "kotlinlike/Defaults";
    String real = "(" + LOCK_TYPE + "I)V";
    String synthetic = "(" + LOCK_TYPE + "IILjava/lang/Object;)V";
    byte[] bytes =
        classFile(
            name,
            OBJECT,
            writer -> {
              writer.visitField(Opcodes.ACC_PRIVATE, "lock", LOCK_TYPE, null, null);
              method(
                  writer,
                  Opcodes.ACC_PUBLIC,
                  "<init>",
                  real,
                  code -> {
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    Assembled.end(code, OBJECT, "()V");
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitVarInsn(Opcodes.ALOAD, 1);
                    code.visitFieldInsn(Opcodes.PUTFIELD, name, "lock", LOCK_TYPE);
                    code.visitInsn(Opcodes.RETURN);
                  });
              method(
                  writer,
                  Opcodes.ACC_SYNTHETIC,
                  "<init>",
                  synthetic,
                  code -> {
                    Label given = new Label();
                    code.visitVarInsn(Opcodes.ILOAD, 3);
                    code.visitInsn(Opcodes.ICONST_1);
                    code.visitInsn(Opcodes.IAND);
                    code.visitJumpInsn(Opcodes.IFEQ, given);
                    newLock(code);
                    code.visitVarInsn(Opcodes.ASTORE, 1);
                    code.visitLabel(given);
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitVarInsn(Opcodes.ALOAD, 1);
                    code.visitVarInsn(Opcodes.ILOAD, 2);
                    Assembled.end(code, name, real);
                    code.visitInsn(Opcodes.RETURN);
                  });
              method(
                  writer,
                  Opcodes.ACC_PUBLIC,
                  "<init>",
                  "()V",
                  code -> {
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitInsn(Opcodes.ACONST_NULL);
                    code.visitInsn(Opcodes.ICONST_0);
                    code.visitInsn(Opcodes.ICONST_3);
                    code.visitInsn(Opcodes.ACONST_NULL);
                    Assembled.end(code, name, synthetic);
                    code.visitInsn(Opcodes.RETURN);
                  });
              makeAndGet(writer, name, "lock", LOCK_TYPE);
            });
    assertMakesADropIn("kotlinlike.Defaults", bytes, "kotlinlike.Defaults.<init> x1");
  }

  /** The property of a companion object is a private static field of the outer class. */
  @Test
  void kotlinCompanionProperty() {
    String name = "kotlinlike/Companion";
    byte[] bytes =
        classFile(
            name,
            OBJECT,
            writer -> {
              int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
              String type = "Ljava/util/concurrent/locks/Lock;";
              writer.visitField(access, "lock", type, null, null);
              method(
                  writer,
                  Opcodes.ACC_STATIC,
                  "<clinit>",
                  "()V",
                  code -> {
                    newLock(code);
                    code.visitTypeInsn(Opcodes.CHECKCAST, "java/util/concurrent/locks/Lock");
                    code.visitFieldInsn(Opcodes.PUTSTATIC, name, "lock", type);
                    code.visitInsn(Opcodes.RETURN);
                  });
              method(
                  writer,
                  Opcodes.ACC_STATIC,
                  "make",
                  "()Ljava/lang/Object;",
                  code -> {
                    code.visitFieldInsn(Opcodes.GETSTATIC, name, "lock", type);
                    code.visitInsn(Opcodes.ARETURN);
                  });
            });
    assertMakesADropIn("kotlinlike.Companion", bytes, "kotlinlike.Companion.lock x1");
  }

  /** As an operand of a binary expression: the reference goes below what is there, by DUP_X2. */
  @Test
  void resultOfAnAssignmentIntoAnArray() {
    byte[] bytes =
        Assembled.framed(
            "Chain",
            code -> {
              code.visitInsn(Opcodes.ICONST_1);
              code.visitTypeInsn(Opcodes.ANEWARRAY, LOCK);
              code.visitInsn(Opcodes.ICONST_0);
              newLock(code);
              code.visitInsn(Opcodes.DUP_X2);
              code.visitInsn(Opcodes.AASTORE);
              code.visitInsn(Opcodes.ARETURN);
            });
    assertMakesADropIn("Chain", bytes, "Chain.make x1");
  }

  /** The Eclipse compiler and others: NEW, DUP_X1, SWAP where the argument is there already. */
  @Test
  void newBelowItsArgument() {
    byte[] bytes =
        Assembled.framed(
            "Below",
            code -> {
              code.visitInsn(Opcodes.ICONST_1);
              code.visitTypeInsn(Opcodes.NEW, LOCK);
              code.visitInsn(Opcodes.DUP_X1);
              code.visitInsn(Opcodes.SWAP);
              Assembled.end(code, LOCK, "(Z)V");
              code.visitInsn(Opcodes.ARETURN);
            });
    assertMakesADropIn("Below", bytes, "Below.make x1");
  }

  /** The same with both copies at once, by DUP2_X1. */
  @Test
  void bothCopiesBelowTheArgument() {
    byte[] bytes =
        Assembled.framed(
            "BelowTwice",
            code -> {
              code.visitInsn(Opcodes.ICONST_1);
              Assembled.begin(code, LOCK);
              code.visitInsn(Opcodes.DUP2_X1);
              code.visitInsn(Opcodes.POP2);
              Assembled.end(code, LOCK, "(Z)V");
              code.visitInsn(Opcodes.ARETURN);
            });
    assertMakesADropIn("BelowTwice", bytes, "BelowTwice.make x1");
  }

  /** A reference to a method of super as a method handle instead of a synthetic method. */
  @Test
  void methodHandleOfSuper() {
    String name = "eclipselike/Super";
    byte[] bytes =
        classFile(
            name,
            LOCK,
            writer -> {
              method(
                  writer,
                  Opcodes.ACC_PUBLIC,
                  "<init>",
                  "()V",
                  code -> {
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    Assembled.end(code, LOCK, "()V");
                    code.visitInsn(Opcodes.RETURN);
                  });
              method(
                  writer,
                  Opcodes.ACC_PUBLIC,
                  "lock",
                  "()V",
                  code -> {
                    code.visitLdcInsn(
                        new Handle(Opcodes.H_INVOKESPECIAL, LOCK, "lock", "()V", false));
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitMethodInsn(
                        Opcodes.INVOKEVIRTUAL,
                        "java/lang/invoke/MethodHandle",
                        "invokeExact",
                        "(L" + name + ";)V",
                        false);
                    code.visitInsn(Opcodes.RETURN);
                  });
              method(
                  writer,
                  Opcodes.ACC_STATIC,
                  "make",
                  "()Ljava/lang/Object;",
                  code -> {
                    Assembled.begin(code, name);
                    Assembled.end(code, name, "()V");
                    code.visitInsn(Opcodes.DUP);
                    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, name, "lock", "()V", false);
                    code.visitInsn(Opcodes.ARETURN);
                  });
            });
    Rewriting rewriting =
        assertMakesADropIn("eclipselike.Super", bytes, "eclipselike.Super.<init> x1");
    assertEquals(List.of(), rewriting.leftAlone());
  }
}
