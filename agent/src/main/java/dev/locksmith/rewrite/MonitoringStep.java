package dev.locksmith.rewrite;

import dev.locksmith.lock.TunedMonitoring;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Type;

/** The first step of a final method of a lock: if the lock is tuned, the tuned answer. */
final class MonitoringStep extends FirstStep {
  private static final String MONITORING = Type.getInternalName(TunedMonitoring.class);

  private final String name;
  private final String descriptor;

  MonitoringStep(MethodVisitor next, String name, String descriptor) {
    super(next, descriptor);
    this.name = name;
    this.descriptor = descriptor;
  }

  @Override
  void ask() {
    call(MONITORING, "isTuned", "(Ljava/lang/Object;)Z");
  }

  @Override
  void beforeArguments() {
    // The answer is given by a static method that takes the lock first.
  }

  @Override
  void answer() {
    call(MONITORING, name, "(Ljava/lang/Object;" + descriptor.substring(1));
  }
}
