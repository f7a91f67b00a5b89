package dev.locksmith.forked;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Agents made for a test: another one, and the packaged one with a fault built in. */
final class Jars {
  private Jars() {}

  /** A jar with that class of the tests as its agent. */
  static Path agent(Path jar, Class<?> premain) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Premain-Class", premain.getName());
    Path classes = Path.of("target/test-classes");
    String prefix = Type.getInternalName(premain);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out, manifest)) {
      for (String suffix : new String[] {"", "$1"}) {
        entries.putNextEntry(new JarEntry(prefix + suffix + ".class"));
        Files.copy(classes.resolve(prefix + suffix + ".class"), entries);
      }
    }
    return jar;
  }

  /** The packaged agent with other bytes in the place of one class. */
  static Path withClass(Path jar, String internalName, UnaryOperator<byte[]> change)
      throws IOException {
    String changed = internalName + ".class";
    boolean found = false;
    try (JarFile agent = new JarFile(Jvm.AGENT);
        OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      for (JarEntry entry : agent.stream().toList()) {
        try (InputStream in = agent.getInputStream(entry)) {
          byte[] content = in.readAllBytes();
          if (entry.getName().equals(changed)) {
            content = change.apply(content);
            found = true;
          }
          if (content.length > 0 || entry.isDirectory()) {
            entries.putNextEntry(new JarEntry(entry.getName()));
            entries.write(content);
          }
        }
      }
    }
    if (!found) {
      throw new IOException("no " + changed + " in " + Jvm.AGENT);
    }
    return jar;
  }

  /** The packaged agent without one class. */
  static Path without(Path jar, String internalName) throws IOException {
    return withClass(jar, internalName, content -> new byte[0]);
  }

  /** The packaged agent with a class whose methods of that name throw. */
  static Path throwing(
      Path jar, String internalName, String method, Class<? extends Throwable> error)
      throws IOException {
    return withClass(jar, internalName, content -> throwing(content, method, error));
  }

  private static byte[] throwing(byte[] classFile, String method, Class<?> error) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(classFile).accept(new Thrower(writer, method, error), 0);
    return writer.toByteArray();
  }

  private static final class Thrower extends ClassVisitor {
    private final String method;
    private final String error;

    Thrower(ClassVisitor next, String method, Class<?> error) {
      super(Opcodes.ASM9, next);
      this.method = method;
      this.error = Type.getInternalName(error);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      if (!name.equals(method)) {
        return next;
      }
      next.visitCode();
      next.visitTypeInsn(Opcodes.NEW, error);
      next.visitInsn(Opcodes.DUP);
      next.visitMethodInsn(Opcodes.INVOKESPECIAL, error, "<init>", "()V", false);
      next.visitInsn(Opcodes.ATHROW);
      next.visitMaxs(2, Type.getArgumentsAndReturnSizes(descriptor) >> 2);
      next.visitEnd();
      return null;
    }
  }
}
