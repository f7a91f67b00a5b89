package dev.locksmith.rewrite;

import static dev.locksmith.rewrite.Assembled.LOCK;
import static dev.locksmith.rewrite.Assembled.SEMAPHORE;
import static dev.locksmith.rewrite.Assembled.begin;
import static dev.locksmith.rewrite.Assembled.end;
import static dev.locksmith.rewrite.Assembled.newLock;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Constructor calls far from their {@code NEW}, as obfuscators and odd compilers make them. In
 * every shape two locks are made, in lines 1 and 2, and both end in an array. Each is run with both
 * swapped, with either left alone and with both left alone: a wrong pair is a VerifyError.
 */
class PairingTest {
  /** The shapes. A class file has the name of its shape. */
  enum Shape {
    ONE_AFTER_THE_OTHER {
      @Override
      void write(MethodVisitor code) {
        line(code, 1);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        line(code, 2);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        both(code);
      }
    },
    COMPLETED_IN_THE_ORDER_OF_THE_NEWS {
      @Override
      void write(MethodVisitor code) {
        line(code, 1);
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        line(code, 2);
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        end(code, LOCK, "()V");
        code.visitVarInsn(Opcodes.ALOAD, 1);
        end(code, LOCK, "()V");
        both(code);
      }
    },
    SWAPPED_ON_THE_STACK {
      @Override
      void write(MethodVisitor code) {
        line(code, 1);
        begin(code, LOCK);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        line(code, 2);
        begin(code, LOCK);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitInsn(Opcodes.SWAP);
        end(code, LOCK, "()V");
        end(code, LOCK, "()V");
        both(code);
      }
    },
    DUPLICATED_ACROSS_OTHERS {
      @Override
      void write(MethodVisitor code) {
        line(code, 1);
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        line(code, 2);
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        code.visitInsn(Opcodes.DUP2); // 1 2 1 2
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.DUP_X1); // 1 2 1 i 2 i
        end(code, LOCK, "(Z)V");
        end(code, LOCK, "(Z)V"); // 1 2
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        both(code);
      }
    },
    CODE_OUT_OF_ORDER {
      @Override
      void write(MethodVisitor code) {
        Label first = new Label();
        Label second = new Label();
        Label finishFirst = new Label();
        Label finishSecond = new Label();
        Label done = new Label();
        code.visitJumpInsn(Opcodes.GOTO, first);
        code.visitLabel(finishFirst);
        end(code, LOCK, "()V");
        code.visitVarInsn(Opcodes.ASTORE, 0);
        code.visitJumpInsn(Opcodes.GOTO, second);
        code.visitLabel(finishSecond);
        end(code, LOCK, "()V");
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitJumpInsn(Opcodes.GOTO, done);
        code.visitLabel(second);
        line(code, 2);
        begin(code, LOCK);
        code.visitJumpInsn(Opcodes.GOTO, finishSecond);
        code.visitLabel(first);
        line(code, 1);
        begin(code, LOCK);
        code.visitJumpInsn(Opcodes.GOTO, finishFirst);
        code.visitLabel(done);
        both(code);
      }
    },
    TWO_CONSTRUCTOR_CALLS_FOR_ONE_NEW {
      @Override
      void write(MethodVisitor code) {
        Label unfair = new Label();
        Label joined = new Label();
        line(code, 1);
        begin(code, LOCK);
        chance(code);
        code.visitJumpInsn(Opcodes.IFEQ, unfair);
        code.visitInsn(Opcodes.ICONST_1);
        end(code, LOCK, "(Z)V");
        code.visitJumpInsn(Opcodes.GOTO, joined);
        code.visitLabel(unfair);
        end(code, LOCK, "()V");
        code.visitLabel(joined);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        line(code, 2);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        both(code);
      }
    },
    BRANCHES_AND_NEW_AMONG_THE_ARGUMENTS {
      @Override
      void write(MethodVisitor code) {
        Label no = new Label();
        Label joined = new Label();
        line(code, 1);
        begin(code, LOCK);
        chance(code);
        code.visitJumpInsn(Opcodes.IFEQ, no);
        line(code, 2);
        newLock(code);
        code.visitInsn(Opcodes.DUP);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, LOCK, "isFair", "()Z", false);
        code.visitJumpInsn(Opcodes.GOTO, joined);
        code.visitLabel(no);
        line(code, 2);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitLabel(joined);
        end(code, LOCK, "(Z)V");
        code.visitVarInsn(Opcodes.ASTORE, 0);
        both(code);
      }
    },
    NEW_NEVER_COMPLETED {
      @Override
      void write(MethodVisitor code) {
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        code.visitInsn(Opcodes.POP);
        line(code, 1);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        line(code, 2);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitInsn(Opcodes.POP);
        both(code);
      }
    },
    ROUND_A_LOOP {
      @Override
      void write(MethodVisitor code) {
        Label again = new Label();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, 2);
        code.visitLabel(again);
        line(code, 1);
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        line(code, 2);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitIincInsn(2, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitInsn(Opcodes.ICONST_3);
        code.visitJumpInsn(Opcodes.IF_ICMPLT, again);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        end(code, LOCK, "()V");
        both(code);
      }
    },
    ARGUMENT_IN_A_LOOP {
      @Override
      void write(MethodVisitor code) {
        Label again = new Label();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, 2);
        line(code, 1);
        begin(code, LOCK);
        line(code, 2);
        begin(code, LOCK);
        code.visitLabel(again); // Backwards, with four uninitialised ones on the stack.
        code.visitIincInsn(2, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitInsn(Opcodes.ICONST_3);
        code.visitJumpInsn(Opcodes.IF_ICMPLT, again);
        end(code, LOCK, "()V");
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitInsn(Opcodes.ICONST_0);
        end(code, LOCK, "(Z)V");
        code.visitVarInsn(Opcodes.ASTORE, 0);
        both(code);
      }
    },
    UNINITIALISED_IN_A_HANDLER {
      @Override
      void write(MethodVisitor code) {
        Label start = new Label();
        Label stop = new Label();
        Label handler = new Label();
        Label joined = new Label();
        code.visitTryCatchBlock(start, stop, handler, null);
        line(code, 1);
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        line(code, 2);
        code.visitTypeInsn(Opcodes.NEW, LOCK);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitLabel(start);
        code.visitLdcInsn("no number");
        code.visitMethodInsn(
            Opcodes.INVOKESTATIC, "java/lang/Integer", "parseInt", "(Ljava/lang/String;)I", false);
        code.visitInsn(Opcodes.POP);
        code.visitLabel(stop);
        code.visitJumpInsn(Opcodes.GOTO, joined);
        code.visitLabel(handler);
        code.visitInsn(Opcodes.POP);
        code.visitLabel(joined);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        end(code, LOCK, "()V");
        code.visitVarInsn(Opcodes.ALOAD, 1);
        end(code, LOCK, "()V");
        both(code);
      }
    },
    JUMP_TO_THE_CONSTRUCTOR_CALL {
      @Override
      void write(MethodVisitor code) {
        Label call = new Label();
        line(code, 1);
        begin(code, LOCK);
        line(code, 2);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitInsn(Opcodes.ICONST_1);
        chance(code);
        code.visitJumpInsn(Opcodes.IFEQ, call);
        code.visitInsn(Opcodes.POP);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitLabel(call);
        end(code, LOCK, "(Z)V");
        code.visitVarInsn(Opcodes.ASTORE, 0);
        both(code);
      }
    },
    OTHER_TYPES_AND_WIDE_VALUES_BETWEEN {
      @Override
      void write(MethodVisitor code) {
        line(code, 1);
        begin(code, LOCK);
        code.visitInsn(Opcodes.LCONST_1);
        line(code, 3);
        begin(code, SEMAPHORE);
        code.visitInsn(Opcodes.ICONST_3);
        end(code, SEMAPHORE, "(I)V");
        code.visitInsn(Opcodes.DUP_X2);
        code.visitInsn(Opcodes.POP); // lock lock semaphore long
        code.visitInsn(Opcodes.L2I);
        line(code, 2);
        newLock(code);
        code.visitVarInsn(Opcodes.ASTORE, 1);
        code.visitInsn(Opcodes.SWAP);
        code.visitInsn(Opcodes.POP);
        end(code, LOCK, "(Z)V");
        code.visitVarInsn(Opcodes.ASTORE, 0);
        both(code);
      }
    };

    abstract void write(MethodVisitor code);

    String className() {
      return "Shape_" + name();
    }
  }

  private static void line(MethodVisitor code, int line) {
    Label here = new Label();
    code.visitLabel(here);
    code.visitLineNumber(line, here);
  }

  /** Pushes 0, in a way that no analysis sees through. */
  private static void chance(MethodVisitor code) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Thread", "interrupted", "()Z", false);
  }

  /** Returns the locals 0 and 1 in an array. */
  private static void both(MethodVisitor code) {
    code.visitInsn(Opcodes.ICONST_2);
    code.visitTypeInsn(Opcodes.ANEWARRAY, LOCK);
    for (int i = 0; i < 2; i++) {
      code.visitInsn(Opcodes.DUP);
      code.visitIntInsn(Opcodes.BIPUSH, i);
      code.visitVarInsn(Opcodes.ALOAD, i);
      code.visitInsn(Opcodes.AASTORE);
    }
    code.visitInsn(Opcodes.ARETURN);
  }

  private static Object[] make(Shape shape, byte[] bytes, String suffix, String... off) {
    Rewriting rewriting = Rewriting.of(shape.className() + suffix, bytes).off(off);
    Object[] made = (Object[]) rewriting.call(shape.className() + suffix, "make");
    assertEquals(List.of(), rewriting.failed());
    return made;
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void everyMixOfSwappedAndNotIsRight(Shape shape) {
    for (int mix = 0; mix < 4; mix++) {
      String suffix = "_" + mix;
      byte[] bytes = Assembled.framed(shape.className() + suffix, shape::write);
      String place = shape.className() + suffix + ".make:";
      String first = (mix & 1) == 0 ? place + 1 : "none";
      String second = (mix & 2) == 0 ? place + 2 : "none";
      Object[] made = make(shape, bytes, suffix, first, second);
      assertEquals((mix & 1) != 0, Rewriting.isDropIn(made[0]), shape + " first " + mix);
      assertEquals((mix & 2) != 0, Rewriting.isDropIn(made[1]), shape + " second " + mix);
    }
  }

  /**
   * The same without frames, as before Java 6: where it cannot be told which call belongs to which
   * {@code NEW}, all are swapped, or the class is left alone.
   */
  @ParameterizedTest
  @EnumSource(Shape.class)
  void oldClassFilesNeverFailVerification(Shape shape) {
    for (int version : new int[] {Opcodes.V1_2, Opcodes.V1_4, Opcodes.V1_5}) {
      for (int mix = 0; mix < 4; mix++) {
        String name = shape.className() + "_v" + version + "_" + mix;
        String place = name + ".make:";
        byte[] bytes = Assembled.unframed(version, name, shape::write);
        Rewriting rewriting =
            Rewriting.of(name, bytes)
                .off((mix & 1) == 0 ? place + 1 : "none", (mix & 2) == 0 ? place + 2 : "none");
        Object[] made;
        try {
          made = (Object[]) rewriting.call(name, "make");
        } catch (VerifyError e) {
          // That verifier admits no uninitialised object across a backward branch.
          assertTrue(isRefusedAsItIs(name, bytes), name);
          continue;
        }
        boolean failed = !rewriting.failed().isEmpty();
        assertEquals(!failed && (mix & 1) != 0, Rewriting.isDropIn(made[0]), name);
        assertEquals(!failed && (mix & 2) != 0, Rewriting.isDropIn(made[1]), name);
        assertTrue(!failed || mix != 3, () -> name + rewriting.failed());
      }
    }
  }

  private static boolean isRefusedAsItIs(String name, byte[] bytes) {
    ClassLoader plain =
        new ClassLoader(null) {
          @Override
          protected Class<?> findClass(String wanted) {
            return defineClass(wanted, bytes, 0, bytes.length);
          }
        };
    try {
      return Class.forName(name, true, plain) == null;
    } catch (VerifyError e) {
      return true;
    } catch (ClassNotFoundException e) {
      throw new LinkageError(name, e);
    }
  }

  @Test
  void codeThatNothingReaches() {
    Consumer<MethodVisitor> dead =
        code -> {
          newLock(code);
          code.visitInsn(Opcodes.ARETURN);
          code.visitFrame(Opcodes.F_FULL, 0, null, 0, null);
          newLock(code);
          code.visitInsn(Opcodes.ARETURN);
        };
    byte[] bytes = Assembled.unframed(Opcodes.V17, "Unreached", dead);
    assertTrue(Rewriting.isDropIn(Rewriting.of("Unreached", bytes).call("Unreached", "make")));
  }

  @Test
  void codeThatNothingReachesBeforeJava6() {
    Consumer<MethodVisitor> dead =
        code -> {
          newLock(code);
          code.visitInsn(Opcodes.ARETURN);
          end(code, LOCK, "()V");
          newLock(code);
          code.visitInsn(Opcodes.ARETURN);
        };
    byte[] bytes = Assembled.unframed(Opcodes.V1_4, "OldUnreached", dead);
    Object made = Rewriting.of("OldUnreached", bytes).call("OldUnreached", "make");
    assertTrue(Rewriting.isDropIn(made));
  }

  @Test
  void subroutines() {
    Consumer<MethodVisitor> finallyBlock =
        code -> {
          Label subroutine = new Label();
          line(code, 1);
          newLock(code);
          code.visitVarInsn(Opcodes.ASTORE, 0);
          code.visitJumpInsn(Opcodes.JSR, subroutine);
          line(code, 2);
          newLock(code);
          code.visitInsn(Opcodes.ARETURN);
          code.visitLabel(subroutine);
          code.visitVarInsn(Opcodes.ASTORE, 1);
          line(code, 3);
          newLock(code);
          code.visitInsn(Opcodes.POP);
          code.visitVarInsn(Opcodes.RET, 1);
        };
    byte[] bytes = Assembled.unframed(Opcodes.V1_4, "Subroutine", finallyBlock);
    Rewriting all = Rewriting.of("Subroutine", bytes);
    assertTrue(Rewriting.isDropIn(all.call("Subroutine", "make")));
    assertEquals(
        List.of("Subroutine.make:1 x1", "Subroutine.make:2 x1", "Subroutine.make:3 x1"),
        all.sites());

    byte[] other = Assembled.unframed(Opcodes.V1_4, "SubroutineOff", finallyBlock);
    Rewriting some = Rewriting.of("SubroutineOff", other).off("SubroutineOff.make:1");
    assertTrue(Rewriting.isPlain(some.call("SubroutineOff", "make")));
    assertEquals(
        List.of(
            "SubroutineOff: could not be rewritten: some ReentrantLocks are not to be swapped in"
                + " SubroutineOff.make, and it is not clear which constructor call makes them"),
        some.failed());
    assertEquals(List.of(), some.sites());
  }
}
