package dev.locksmith.anywhere.app;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is never seen: only Locksmith's own count tells that it was made. */
final class Discarded {
  private static final String SITES = "java.util.concurrent.locks.LocksmithLockSites";

  private Discarded() {}

  /** What counted the lock, which stands for it; an object of no meaning if nothing did. */
  static Object[] make() throws ReflectiveOperationException {
    discard();
    Object site = site();
    long before = created(site);
    discard();
    return new Object[] {created(site) == before + 1 ? site : new Object()};
  }

  @SuppressWarnings("ReturnValueIgnored") // That form is what this is about.
  private static void discard() {
    new ReentrantLock();
  }

  private static Object site() throws ReflectiveOperationException {
    String prefix = Discarded.class.getName() + ".discard:";
    for (Object site : (List<?>) Class.forName(SITES).getMethod("all").invoke(null)) {
      if (((String) site.getClass().getMethod("name").invoke(site)).startsWith(prefix)) {
        return site;
      }
    }
    return null;
  }

  private static long created(Object site) throws ReflectiveOperationException {
    return site == null ? 0 : (long) site.getClass().getMethod("created").invoke(site);
  }
}
