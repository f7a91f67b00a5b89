package dev.locksmith.inject;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.net.URISyntaxException;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * Defines the drop-ins inside {@code java.base}, beside the locks that they extend.
 *
 * <p>Rewritten code may sit in any class loader: an OSGi bundle that imports nothing, a loader
 * without a parent, a named module that reads only {@code java.base}. They all delegate {@code
 * java.*} and read {@code java.base}, so this is the one place that each of them can link to.
 * Nothing is appended to the boot class path, which would switch class-data sharing off. The
 * package is opened to this class for the purpose; applications see no difference.
 */
public final class Injector {
  private final Lookup lookup;
  private boolean hasFirstCalls;

  private Injector(Lookup lookup) {
    this.lookup = lookup;
  }

  /**
   * An injector that may define classes in {@code java.base}.
   *
   * @throws IllegalAccessException if {@code java.base} could not be opened
   */
  public static Injector open(Instrumentation instrumentation) throws IllegalAccessException {
    instrumentation.redefineModule(
        Object.class.getModule(),
        Set.of(),
        Map.of(),
        Map.of(ReentrantLock.class.getPackageName(), Set.of(Injector.class.getModule())),
        Set.of(),
        Map.of());
    return new Injector(MethodHandles.privateLookupIn(ReentrantLock.class, MethodHandles.lookup()));
  }

  /**
   * Defines the watched drop-ins and what every drop-in needs, and then the agent's own classes
   * that come next. To be called once, before any class that refers to the drop-ins is linked.
   *
   * @throws IOException if the agent's jar cannot be read
   * @throws IllegalAccessException if the JVM refuses
   */
  public void injectWatched() throws IOException, IllegalAccessException {
    try (JarFile agent = new JarFile(agentJar())) {
      lookup.defineClass(read(agent, InjectedClasses.DEFINER));
      inject(agent, InjectedClasses.watched());
      defineOwn(agent, InjectedClasses.ownAtStart());
    }
  }

  /**
   * Defines the tuned drop-ins. To be called once, after {@link #injectWatched}.
   *
   * @throws IOException if the agent's jar cannot be read
   * @throws IllegalAccessException if the JVM refuses
   */
  public void injectTuned() throws IOException, IllegalAccessException {
    try (JarFile agent = new JarFile(agentJar())) {
      inject(agent, InjectedClasses.tuned());
    }
  }

  /**
   * Defines the {@link FirstCalls}, unless that was done. To be called after {@link
   * #injectWatched}.
   *
   * @throws IOException if the agent's jar cannot be read
   * @throws IllegalAccessException if the JVM refuses
   */
  public synchronized void injectFirstCalls() throws IOException, IllegalAccessException {
    if (!hasFirstCalls) {
      try (JarFile agent = new JarFile(agentJar())) {
        inject(agent, InjectedClasses.firstCalls());
      }
      hasFirstCalls = true;
    }
  }

  /** Defines the classes that rewriting needs. Does nothing if the agent's jar cannot be read. */
  void defineRewriter() {
    try (JarFile agent = new JarFile(agentJar())) {
      defineOwn(agent, InjectedClasses.ownToRewrite());
    } catch (IOException gone) {
      // They are loaded one by one then, and whoever needs them learns what is wrong.
    }
  }

  /**
   * Defines classes of the agent itself, which would all be loaded a moment later. The class path's
   * loader takes several times as long over each: it looks at the manifest, the signers and the
   * package every time, in code that is not compiled yet.
   */
  private void defineOwn(JarFile agent, String[] names) {
    ProtectionDomain domain = Injector.class.getProtectionDomain();
    for (String name : names) {
      try {
        BootDefiner.define(lookup, domain, name, read(agent, name));
      } catch (IOException | RuntimeException | LinkageError left) {
        // It is there by now. If instead it is missing or broken, whoever needs it learns that.
      }
    }
  }

  /**
   * Defines classes, and links and initialises them when all are there. Left to its first use, that
   * could come where the stack is about to end, and a class whose initialiser has failed once can
   * never be used again.
   */
  private void inject(JarFile agent, String[] names) throws IOException, IllegalAccessException {
    Class<?>[] defined = new Class<?>[names.length];
    for (int i = 0; i < names.length; i++) {
      defined[i] = BootDefiner.define(lookup, null, names[i], read(agent, names[i]));
    }
    for (Class<?> type : defined) {
      lookup.ensureInitialized(type);
    }
  }

  private static File agentJar() throws IOException {
    try {
      return new File(Injector.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException | IllegalArgumentException e) {
      throw new IOException("the agent's jar is not a file: " + e.getMessage(), e);
    }
  }

  private static byte[] read(JarFile jar, String className) throws IOException {
    String name = className + ".class";
    ZipEntry entry = jar.getEntry(name);
    if (entry == null) {
      throw new IOException("the agent's jar lacks " + name);
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }
}
