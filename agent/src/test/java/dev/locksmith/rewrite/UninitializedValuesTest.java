package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;

/**
 * Follows all code of {@code java.base} and compares: where a frame is written down and code falls
 * through to it, what was followed must agree with the frame, slot by slot; and every {@code
 * <init>} must find an uninitialised object.
 */
class UninitializedValuesTest {
  private int frames;
  private int constructorCalls;

  @Test
  void agreesWithTheFramesOfTheJdk() throws IOException {
    Path javaBase =
        FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/java");
    List<Path> classFiles;
    try (Stream<Path> all = Files.walk(javaBase)) {
      classFiles = all.filter(path -> path.toString().endsWith(".class")).toList();
    }
    for (Path classFile : classFiles) {
      new ClassReader(Files.readAllBytes(classFile))
          .accept(new Comparison(), ClassReader.EXPAND_FRAMES);
    }
    assertTrue(frames > 10_000, "frames compared: " + frames);
    assertTrue(constructorCalls > 10_000, "constructor calls: " + constructorCalls);
  }

  private final class Comparison extends ClassVisitor {
    private String className;

    Comparison() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String superName, String[] ifs) {
      className = name;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new Method(className + '.' + name + descriptor, name.equals("<init>"));
    }
  }

  private final class Method extends UninitializedValues {
    private final String name;

    Method(String name, boolean isConstructor) {
      super(isConstructor, true);
      this.name = name;
    }

    @Override
    public void visitFrame(
        int type, int localCount, Object[] local, int stackCount, Object[] onStack) {
      int depth = isKnown() ? depth() : -1;
      Object top = depth > 0 ? below(0) : null;
      Object bottom = depth > 0 ? below(depth - 1) : null;
      super.visitFrame(type, localCount, local, stackCount, onStack);
      if (depth >= 0) {
        frames++;
        assertEquals(depth(), depth, name);
        if (depth > 0) {
          assertEquals(below(0), top, name);
          assertEquals(below(depth - 1), bottom, name);
        }
      }
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String called, String descriptor, boolean isInterface) {
      if (called.equals("<init>")) {
        constructorCalls++;
        assertTrue(isKnown(), name);
        Object receiver = receiver(descriptor);
        assertNotNull(receiver, name);
        assertTrue(receiver instanceof Label || receiver == Opcodes.UNINITIALIZED_THIS, name);
      }
      super.visitMethodInsn(opcode, owner, called, descriptor, isInterface);
    }
  }
}
