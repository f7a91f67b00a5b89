package dev.locksmith.rewrite;

import dev.locksmith.lock.WatchedReentrantLock;
import dev.locksmith.lock.WatchedReentrantReadWriteLock;
import dev.locksmith.lock.WatchedSemaphore;
import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Classes on their way through the {@link LockTransformer} into a class loader of their own, which
 * verifies them.
 */
final class Rewriting {
  private final Map<String, byte[]> originals = new TreeMap<>();
  private final Set<String> off = new HashSet<>();
  private final List<String> rewritten = new ArrayList<>();
  private final List<String> swapped = new ArrayList<>();
  private final List<String> leftAlone = new ArrayList<>();
  private final List<String> failed = new ArrayList<>();
  private ClassLoader loader;

  static Rewriting ofSource(String text, String... options) {
    return of(JavaSource.compile(text, options));
  }

  static Rewriting of(String name, byte[] classFile) {
    return of(Map.of(name, classFile));
  }

  static Rewriting of(Map<String, byte[]> classes) {
    Rewriting rewriting = new Rewriting();
    rewriting.originals.putAll(classes);
    return rewriting;
  }

  /** The settings say off for these sites. */
  Rewriting off(String... sites) {
    off.addAll(List.of(sites));
    return this;
  }

  /** The bytes after the transformation; {@code null} if the class was left as it was. */
  byte[] bytes(String name) {
    return bytes(name, null);
  }

  byte[] bytes(String name, Class<?> redefined) {
    return transform(new Loader(), name, redefined);
  }

  private byte[] transform(ClassLoader loader, String name, Class<?> redefined) {
    LockTransformer transformer = new LockTransformer(new Settings(), new Log(), () -> {});
    return transformer.transform(
        loader.getUnnamedModule(),
        loader,
        name.replace('.', '/'),
        redefined,
        null,
        originals.get(name));
  }

  /** Loads all classes and has every one of them verified. */
  Rewriting load() {
    if (loader == null) {
      loader = new Loader();
      for (String name : originals.keySet()) {
        link(loadedClass(name));
      }
    }
    return this;
  }

  /** Asking for the methods of a class links it, and linking verifies. */
  private static void link(Class<?> loaded) {
    if (loaded.getDeclaredMethods() == null) {
      throw new AssertionError(loaded);
    }
  }

  Class<?> loadedClass(String name) {
    load();
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new LinkageError(name, e);
    }
  }

  /** Calls a static method without parameters. */
  Object call(String className, String method) {
    try {
      Method called = loadedClass(className).getDeclaredMethod(method);
      called.setAccessible(true);
      return called.invoke(null);
    } catch (InvocationTargetException e) {
      throw new AssertionError(className + '.' + method + " failed", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(className, e);
    }
  }

  /** The names of the sites of these classes, each with the number of locks made there. */
  List<String> sites() {
    List<String> sites = new ArrayList<>();
    for (LockSite site : LockSites.all()) {
      if (isOurs(site.name())) {
        sites.add(site.name() + " x" + site.created());
      }
    }
    sites.sort(null);
    return sites;
  }

  private boolean isOurs(String site) {
    for (String name : originals.keySet()) {
      if (site.startsWith(name + '.')) {
        return true;
      }
    }
    return false;
  }

  /** The names of the classes that were changed. */
  List<String> rewritten() {
    return rewritten;
  }

  /** What the log was told of the sites that were swapped. */
  List<String> swapped() {
    return swapped;
  }

  /** The places that were left alone, each with the reason. */
  List<String> leftAlone() {
    return leftAlone;
  }

  /** The classes that were left alone because of a failure, each with the reason. */
  List<String> failed() {
    return failed;
  }

  static boolean isDropIn(Object lock) {
    return lock instanceof WatchedReentrantLock
        || lock instanceof WatchedReentrantReadWriteLock
        || lock instanceof WatchedSemaphore;
  }

  /** Whether it is the JDK's own and no subclass. */
  static boolean isPlain(Object lock) {
    return lock.getClass() == ReentrantLock.class
        || lock.getClass() == ReentrantReadWriteLock.class
        || lock.getClass() == Semaphore.class;
  }

  private final class Settings implements Swaps {
    @Override
    public boolean coverJdkClasses() {
      return false;
    }

    @Override
    public String whyLeftOut(ClassLoader loader, String className) {
      return originals.containsKey(className) ? null : "the settings leave it out";
    }

    @Override
    public Choice choose(ClassLoader loader, LockType type, String siteName) {
      return off.contains(siteName)
          ? new Choice(null, "the settings say off")
          : new Choice(Strategy.JDK, "by the settings");
    }
  }

  private final class Log implements RewriteLog {
    @Override
    public void rewritten(String className) {
      rewritten.add(className);
    }

    @Override
    public void swapped(String site) {
      swapped.add(site);
    }

    @Override
    public void leftAlone(LeftAlone place) {
      leftAlone.add(place.place() + ": " + place.reason());
    }

    @Override
    public void notRetransformed(String className, Throwable failure) {
      throw new AssertionError(className, failure);
    }

    @Override
    public void failed(LeftAlone place) {
      failed.add(place.place() + ": " + place.reason());
    }
  }

  private final class Loader extends ClassLoader {
    Loader() {
      super(Rewriting.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        byte[] original = originals.get(name);
        Class<?> loaded = original == null ? super.loadClass(name, false) : findLoadedClass(name);
        return loaded != null ? loaded : define(name, original);
      }
    }

    private Class<?> define(String name, byte[] original) {
      byte[] changed = transform(this, name, null);
      byte[] classFile = changed != null ? changed : original;
      return defineClass(name, classFile, 0, classFile.length);
    }
  }
}
