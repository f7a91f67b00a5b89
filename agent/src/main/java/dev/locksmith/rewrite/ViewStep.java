package dev.locksmith.rewrite;

import dev.locksmith.lock.OwnViews;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** The first step of a method of a view: if a tuned view does its work, what that does. */
final class ViewStep extends FirstStep {
  private static final String VIEWS = Type.getInternalName(OwnViews.class);
  private static final String TEXT = "toString";

  private final boolean isRead;
  private final String name;
  private final String descriptor;

  ViewStep(MethodVisitor next, boolean isRead, String name, String descriptor) {
    super(next, descriptor);
    this.isRead = isRead;
    this.name = name;
    this.descriptor = descriptor;
  }

  @Override
  void ask() {
    call(VIEWS, "isOwn", "(Ljava/lang/Object;)Z");
  }

  @Override
  void beforeArguments() {
    if (!name.equals(TEXT)) {
      call(VIEWS, isRead ? "readView" : "writeView", "(Ljava/lang/Object;)L" + view() + ';');
    }
  }

  @Override
  void answer() {
    if (name.equals(TEXT)) {
      call(VIEWS, TEXT, "(Ljava/lang/Object;)Ljava/lang/String;");
    } else {
      mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, view(), name, descriptor, false);
    }
  }

  private String view() {
    return isRead ? JdkTypes.READ_LOCK : JdkTypes.WRITE_LOCK;
  }
}
