package dev.locksmith.anywhere;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;

/** The descriptor of a module that reads {@code java.base} and nothing else. */
final class ModuleInfo {
  private ModuleInfo() {}

  static byte[] of(String name) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_MODULE, "module-info", null, null, null);
    ModuleVisitor module = writer.visitModule(name, 0, null);
    module.visitRequire("java.base", Opcodes.ACC_MANDATED, null);
    module.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
