package dev.locksmith.rewrite;

import java.util.concurrent.locks.ReentrantLock;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Rewrites a small class for nothing, beside the start of the application.
 *
 * <p>The first class that is rewritten pays for loading the rewriter and ASM, some twenty
 * milliseconds on the application's way. On another processor they pass unnoticed, since an
 * application starts on one thread.
 */
public final class Rehearsal implements Runnable {
  private static final String NAME = "dev/locksmith/rewrite/Sample";
  private static final String LOCK = Type.getInternalName(ReentrantLock.class);
  private static final String LOCK_TYPE = Type.getDescriptor(ReentrantLock.class);

  private final Swaps swaps;
  private final RewriteLog log;

  /** One for what rewrites as {@code swaps} says. */
  Rehearsal(Swaps swaps, RewriteLog log) {
    this.swaps = swaps;
    this.log = log;
  }

  /**
   * Begins, where there is a processor to spare. Not where the agent's class loader loads one class
   * at a time: a thread that loads a class of the application would keep this one from what it
   * needs, and might wait for it.
   */
  public static void start(Swaps swaps, RewriteLog log) {
    if (Runtime.getRuntime().availableProcessors() == 1
        || !Rehearsal.class.getClassLoader().isRegisteredAsParallelCapable()) {
      return;
    }
    try {
      Thread thread = new Thread(new Rehearsal(swaps, log), "locksmith-rehearsal");
      thread.setDaemon(true);
      thread.start();
    } catch (Throwable withoutIt) {
      // The first class that is rewritten takes longer; that is all.
    }
  }

  @Override
  public void run() {
    try {
      rehearse();
    } catch (Throwable untold) {
      // What fails here fails again where it matters, and is told there.
    }
  }

  void rehearse() {
    new ClassRewriter(swaps, log, null).rehearse(sample());
  }

  /** A class with a static field that holds a lock. */
  private static byte[] sample() {
    ClassWriter sample = new ClassWriter(0);
    sample.visit(Opcodes.V17, Opcodes.ACC_FINAL, NAME, null, "java/lang/Object", null);
    sample.visitField(Opcodes.ACC_STATIC, "lock", LOCK_TYPE, null, null).visitEnd();
    MethodVisitor code = sample.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    code.visitCode();
    code.visitTypeInsn(Opcodes.NEW, LOCK);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, LOCK, "<init>", "()V", false);
    code.visitFieldInsn(Opcodes.PUTSTATIC, NAME, "lock", LOCK_TYPE);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(2, 0);
    code.visitEnd();
    sample.visitEnd();
    return sample.toByteArray();
  }
}
