package dev.locksmith.site;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The registry of all sites of this JVM, and of what was left alone. Registering is rare (once per
 * place in the code) and guarded by a monitor; looking a number up is one array read.
 */
public final class LockSites {
  /**
   * So many sites there can be. An application that makes classes without end, as script engines
   * do, would otherwise fill the heap with sites that are never forgotten.
   */
  static final int MOST_SITES = 16_384;

  /** Past so many different reasons for leaving something alone only their number is kept. */
  static final int MOST_LEFT_ALONE = 10_000;

  private static final Object MONITOR = new Object();
  private static final Map<String, LockSite> BY_KEY = new HashMap<>();
  private static final Map<String, LeftAlone> LEFT_ALONE = new LinkedHashMap<>();

  /** The first {@link #count} are set; grown by doubling. */
  private static volatile LockSite[] byNumber = new LockSite[64];

  private static volatile int count;

  private static volatile boolean stopped;

  /** Whether the lengths of waits are counted. Guarded by {@link #MONITOR}. */
  private static boolean measured;

  private LockSites() {}

  /**
   * The site of that name, type and strategy, which is made at the first call. The same place gives
   * the same site whenever its class is rewritten again.
   */
  public static LockSite register(String name, LockType type, Strategy strategy) {
    String key = name + ' ' + type.label() + ' ' + strategy.label();
    synchronized (MONITOR) {
      LockSite registered = BY_KEY.get(key);
      if (registered != null) {
        return registered;
      }
      int number = count;
      LockSite site = new LockSite(number, name, type, strategy);
      if (stopped) {
        site.park();
      }
      if (measured) {
        site.measureWaits();
      }
      LockSite[] known = byNumber;
      LockSite[] roomy = number < known.length ? known : Arrays.copyOf(known, 2 * number);
      roomy[number] = site;
      byNumber = roomy;
      count = number + 1;
      BY_KEY.put(key, site);
      return site;
    }
  }

  /**
   * Counts a lock that is made at the site with that number, and gives the site.
   *
   * @throws NullPointerException or IndexOutOfBoundsException if no site has it: the code that asks
   *     was not rewritten with this registry
   */
  public static LockSite made(int number) {
    LockSite site = byNumber[number];
    site.countCreated();
    return site;
  }

  /**
   * Ends what Locksmith does in the locks that exist: no wait is told any more, nobody spins, and
   * no lock favours readers. Threads that spin already stop within the budget of a spin, and a bias
   * towards readers ends with the next acquisition.
   */
  public static void stop() {
    synchronized (MONITOR) {
      stopped = true;
      for (LockSite site : all()) {
        site.park();
      }
    }
  }

  /**
   * Lets the locks of a site wait in another way; see {@link LockSite#movePolicy}.
   *
   * @throws IllegalArgumentException if they cannot
   * @throws IllegalStateException if Locksmith was told to {@link #stop}
   */
  public static void move(LockSite site, Strategy next) {
    synchronized (MONITOR) {
      if (stopped) {
        throw new IllegalStateException("Locksmith was stopped: locks only park from now on");
      }
      site.movePolicy(next);
    }
  }

  /** Has the lengths of waits counted, at the sites that exist and at those to come. */
  public static void measureWaits() {
    synchronized (MONITOR) {
      measured = true;
      for (LockSite site : all()) {
        site.measureWaits();
      }
    }
  }

  /** Whether Locksmith was told to {@link #stop}. */
  public static boolean isStopped() {
    return stopped;
  }

  /** Whether no new site is to be registered any more. */
  public static boolean isFull() {
    return count >= MOST_SITES;
  }

  /** All sites so far, in the order in which they were found. */
  public static List<LockSite> all() {
    int registered = count;
    return Collections.unmodifiableList(Arrays.asList(byNumber).subList(0, registered));
  }

  /** Notes that a lock is made in a place and was not swapped. Says whether that was news. */
  public static boolean leaveAlone(LeftAlone leftAlone) {
    String key = leftAlone.place() + ' ' + leftAlone.type() + ' ' + leftAlone.reason();
    synchronized (MONITOR) {
      if (LEFT_ALONE.size() >= MOST_LEFT_ALONE) {
        return false;
      }
      return LEFT_ALONE.putIfAbsent(key, leftAlone) == null;
    }
  }

  /** What was left alone so far. */
  public static List<LeftAlone> leftAlone() {
    synchronized (MONITOR) {
      return new ArrayList<>(LEFT_ALONE.values());
    }
  }
}
