package dev.locksmith.hook;

import dev.locksmith.inject.Injector;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/**
 * Waits for the first call of a method of the JDK, and then does something.
 *
 * <p>Parts of the JDK that many programs never use take longer to wake than everything else the
 * agent does. So the method through which everybody comes to such a part is given a first or last
 * step that tells us. Until its class is loaded this costs one comparison of names per class, and
 * nothing of that part is loaded.
 */
public abstract class FirstCall implements ClassFileTransformer, Runnable {
  private final HookedMethod method;
  private final Injector injector;
  private boolean isHooked;

  /** Of that method; the injector has defined the watched drop-ins. */
  protected FirstCall(HookedMethod method, Injector injector) {
    this.method = method;
    this.injector = injector;
  }

  /** Begins to wait; does nothing if the JVM lacks the method's module. */
  public final void await(Instrumentation instrumentation) {
    Module module = ModuleLayer.boot().findModule(method.module()).orElse(null);
    if (module == null) {
      return;
    }
    instrumentation.addTransformer(this, true);
    String name = method.owner().replace('/', '.');
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      // By module first: a class makes its name when it is first asked for it.
      if (loaded.getModule() == module && loaded.getName().equals(name)) {
        catchUp(instrumentation, loaded);
        return;
      }
    }
  }

  /** The method's class is loaded already, and the first call may be over. */
  protected abstract void catchUp(Instrumentation instrumentation, Class<?> owner);

  /** Has {@link dev.locksmith.inject.FirstCalls} run this at the first call. */
  protected abstract void register();

  /** What the first call does. Must not throw: it would do so out of the JDK's method. */
  @Override
  public abstract void run();

  /** The first call cannot be noticed. */
  protected abstract void failed(Throwable failure);

  @Override
  public final byte[] transform(
      Module module,
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (loader != null || !method.owner().equals(internalName)) {
      return null;
    }
    try {
      hook();
      return MethodPatch.patch(classFile, method);
    } catch (Throwable failure) {
      failed(failure);
      return null;
    }
  }

  /** Once, however often the class is transformed. */
  private synchronized void hook() throws Exception {
    if (!isHooked) {
      injector.injectFirstCalls();
      register();
      isHooked = true;
    }
  }
}
