package dev.locksmith.lock;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.PaddingBudget;
import dev.locksmith.site.Strategy;
import dev.locksmith.sync.Patience;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The locks that the interleaving proofs examine. Which they are is chosen once for the JVM, since
 * the tools make the objects under test themselves and by the million.
 *
 * <p>A site is given up when its budget of padded locks is spent, so that all are padded.
 */
public final class Subjects {
  /** The system property that names the {@link Variant} unless {@link #use} does. */
  public static final String PROPERTY = "locksmith.proof";

  private static final Map<LockType, LockSite> SITES = new EnumMap<>(LockType.class);

  private static volatile Variant variant;

  static {
    use(Variant.valueOf(System.getProperty(PROPERTY, Variant.PADDED.name())));
  }

  private Subjects() {}

  /** What is examined. {@link #JDK} is the control: the proofs hold for the JDK's own types. */
  public enum Variant {
    /** The JDK's own types. */
    JDK(Strategy.JDK, false, false),
    /** Parks at once. */
    PADDED(Strategy.PADDED, false, false),
    /** Spins. */
    OPTIMISTIC(Strategy.OPTIMISTIC, false, false),
    /** Spins in a queue. */
    MCS(Strategy.MCS, false, false),
    /** Parks at once, and the first in the wait list always reserves the lock. */
    PADDED_IMPATIENT(Strategy.PADDED, false, true),
    /** Spins in a queue, and the first in the wait list always reserves the lock. */
    MCS_IMPATIENT(Strategy.MCS, false, true),
    /** In the order of arrival. */
    FAIR(Strategy.MCS, true, false);

    private final Strategy strategy;
    private final boolean fair;
    private final boolean impatient;

    Variant(Strategy strategy, boolean fair, boolean impatient) {
      this.strategy = strategy;
      this.fair = fair;
      this.impatient = impatient;
    }
  }

  /** Chooses for the whole JVM. */
  public static synchronized void use(Variant next) {
    variant = next;
    SITES.clear();
    if (next.impatient) {
      Patience.none();
    } else {
      Patience.normal();
    }
  }

  /** A new lock. */
  public static ReentrantLock lock() {
    Variant now = variant;
    return now == Variant.JDK
        ? new ReentrantLock(now.fair)
        : new TunedReentrantLock(now.fair, site(LockType.REENTRANT_LOCK));
  }

  /** A new read-write lock. */
  public static ReentrantReadWriteLock readWriteLock() {
    Variant now = variant;
    return now == Variant.JDK
        ? new ReentrantReadWriteLock(now.fair)
        : new TunedReentrantReadWriteLock(now.fair, site(LockType.READ_WRITE_LOCK));
  }

  /** A new semaphore. */
  public static Semaphore semaphore(int permits) {
    Variant now = variant;
    return now == Variant.JDK
        ? new Semaphore(permits, now.fair)
        : new TunedSemaphore(permits, now.fair, site(LockType.SEMAPHORE));
  }

  /** How many threads wait for the lock. The JDK's own method answers only under the agent. */
  public static int waiting(ReentrantLock lock) {
    return lock instanceof TunedReentrantLock tuned
        ? tuned.getQueuedThreads().size()
        : lock.getQueueLength();
  }

  /** How many threads wait for the lock. */
  public static int waiting(ReentrantReadWriteLock lock) {
    return lock instanceof TunedReentrantReadWriteLock tuned
        ? tuned.getQueuedThreads().size()
        : lock.getQueueLength();
  }

  /** How many threads wait for permits. */
  public static int waiting(Semaphore semaphore) {
    return semaphore instanceof TunedSemaphore tuned
        ? tuned.getQueuedThreads().size()
        : semaphore.getQueueLength();
  }

  private static synchronized int site(LockType type) {
    LockSite site = SITES.get(type);
    if (site == null || site.created() >= PaddingBudget.LOCKS) {
      site = TunedFixtures.site(type, variant.strategy);
      SITES.put(type, site);
    }
    return site.number();
  }
}
