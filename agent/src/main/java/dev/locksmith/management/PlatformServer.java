package dev.locksmith.management;

import dev.locksmith.inject.Injector;
import dev.locksmith.inject.ServerHook;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;

/**
 * Waits for the platform's MBean server and has the JMX bean registered in it.
 *
 * <p>To ask for the server is to make it, which takes longer than everything else the agent does;
 * and a provider of platform beans would have to be in the JDK itself. So {@code
 * ManagementFactory.getPlatformMBeanServer()}, through which applications, {@code jcmd} and
 * connecting clients all come, is given a last step that tells us. Until that class is loaded this
 * costs one comparison of names per class, and nothing of JMX is loaded.
 */
public final class PlatformServer implements ClassFileTransformer, Runnable {
  private static final String MODULE = "java.management";
  private static final String FACTORY = "java/lang/management/ManagementFactory";

  private final Injector injector;
  private final Host host;
  private boolean isHooked;

  private PlatformServer(Injector injector, Host host) {
    this.injector = injector;
    this.host = host;
  }

  /** Registers the bean as soon as the server is there; at once if it is. */
  public static void await(Instrumentation instrumentation, Injector injector, Host host) {
    Module management = ModuleLayer.boot().findModule(MODULE).orElse(null);
    if (management == null) {
      return;
    }
    PlatformServer server = new PlatformServer(injector, host);
    instrumentation.addTransformer(server, true);
    String name = FACTORY.replace('/', '.');
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      // By module first: a class makes its name when it is first asked for it.
      if (loaded.getModule() == management && loaded.getName().equals(name)) {
        server.catchUp(instrumentation, loaded);
        return;
      }
    }
  }

  /** The class is loaded already, and the server may exist. */
  private void catchUp(Instrumentation instrumentation, Class<?> factory) {
    try {
      instrumentation.retransformClasses(factory);
      Bean.askForServerIfItExists();
    } catch (UnmodifiableClassException | RuntimeException | LinkageError failure) {
      host.tell("there is no JMX bean: " + failure);
    }
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (loader != null || !FACTORY.equals(internalName)) {
      return null;
    }
    try {
      hook();
      return FactoryPatch.patch(classFile);
    } catch (Throwable failure) {
      host.tell("there is no JMX bean: " + failure);
      return null;
    }
  }

  /** Once, however often the class is transformed. */
  private synchronized void hook() throws Exception {
    if (!isHooked) {
      injector.injectServerHook();
      ServerHook.whenMade(this);
      isHooked = true;
    }
  }

  /** The server is there. */
  @Override
  public void run() {
    try {
      Bean.register(host);
    } catch (Throwable failure) {
      host.tell("there is no JMX bean: " + failure);
    }
  }
}
