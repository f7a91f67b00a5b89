package dev.locksmith.management;

import dev.locksmith.hook.FirstCall;
import dev.locksmith.hook.HookedMethod;
import dev.locksmith.inject.FirstCalls;
import dev.locksmith.inject.Injector;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;

/**
 * Has the JMX bean registered in the platform's MBean server once that is made. To ask for the
 * server is to make it; and a provider of platform beans would have to be in the JDK itself.
 */
public final class PlatformServer extends FirstCall {
  /** Through it applications, {@code jcmd} and connecting clients all come to the server. */
  private static final HookedMethod METHOD =
      new HookedMethod(
          "java.management",
          "java/lang/management/ManagementFactory",
          "getPlatformMBeanServer",
          true,
          "serverIsMade");

  private final Host host;

  /** Registers a bean for the host. */
  public PlatformServer(Injector injector, Host host) {
    super(METHOD, injector);
    this.host = host;
  }

  @Override
  protected void catchUp(Instrumentation instrumentation, Class<?> factory) {
    try {
      instrumentation.retransformClasses(factory);
      Bean.askForServerIfItExists();
    } catch (UnmodifiableClassException | RuntimeException | LinkageError failure) {
      failed(failure);
    }
  }

  @Override
  protected void register() {
    FirstCalls.whenServerIsMade(this);
  }

  @Override
  public void run() {
    try {
      Bean.register(host);
    } catch (Throwable failure) {
      failed(failure);
    }
  }

  @Override
  protected void failed(Throwable failure) {
    host.tell("there is no JMX bean: " + failure);
  }
}
