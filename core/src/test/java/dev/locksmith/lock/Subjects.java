package dev.locksmith.lock;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.PaddingBudget;
import dev.locksmith.site.Strategy;
import dev.locksmith.sync.Patience;
import dev.locksmith.sync.ReaderBiases;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The locks that the interleaving proofs examine. Which they are is chosen once for the JVM, since
 * the tools make the objects under test themselves and by the million.
 *
 * <p>A site is given up when one of its budgets is spent, so that all locks are padded and all can
 * be biased.
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
    JDK(Strategy.JDK, Order.BARGING),
    /** Parks at once. */
    PADDED(Strategy.PADDED, Order.BARGING),
    /** Spins. */
    OPTIMISTIC(Strategy.OPTIMISTIC, Order.BARGING),
    /** Spins in a queue. */
    MCS(Strategy.MCS, Order.BARGING),
    /** Parks at once, and the first in the wait list always reserves the lock. */
    PADDED_IMPATIENT(Strategy.PADDED, Order.IMPATIENT),
    /** Spins in a queue, and the first in the wait list always reserves the lock. */
    MCS_IMPATIENT(Strategy.MCS, Order.IMPATIENT),
    /** Spins, and read-write locks are biased towards readers from the start. */
    READERS_FIRST(Strategy.OPTIMISTIC, Order.READERS_FIRST),
    /** In the order of arrival. */
    FAIR(Strategy.MCS, Order.FAIR);

    private final Strategy strategy;
    private final Order order;

    Variant(Strategy strategy, Order order) {
      this.strategy = strategy;
      this.order = order;
    }

    private boolean isFair() {
      return order == Order.FAIR;
    }
  }

  /** Who comes before whom. */
  private enum Order {
    BARGING,
    IMPATIENT,
    READERS_FIRST,
    FAIR
  }

  /** Chooses for the whole JVM. */
  public static synchronized void use(Variant next) {
    variant = next;
    SITES.clear();
    if (next.order == Order.IMPATIENT) {
      Patience.none();
    } else {
      Patience.normal();
    }
  }

  /** A new lock. */
  public static ReentrantLock lock() {
    Variant now = variant;
    return now == Variant.JDK
        ? new ReentrantLock(now.isFair())
        : new TunedReentrantLock(now.isFair(), site(LockType.REENTRANT_LOCK));
  }

  /** A new read-write lock. */
  public static ReentrantReadWriteLock readWriteLock() {
    Variant now = variant;
    if (now == Variant.JDK) {
      return new ReentrantReadWriteLock(now.isFair());
    }
    TunedReentrantReadWriteLock lock =
        new TunedReentrantReadWriteLock(now.isFair(), site(LockType.READ_WRITE_LOCK));
    if (now.order == Order.READERS_FIRST) {
      biasTowardsReaders(lock);
    }
    return lock;
  }

  /** Biases a lock that can be biased, if it is not written or waited for just now. */
  public static void biasTowardsReaders(ReentrantReadWriteLock lock) {
    if (lock instanceof TunedReentrantReadWriteLock tuned) {
      ReaderBiases.grant(tuned.synchronizer());
    }
  }

  /** A new semaphore. */
  public static Semaphore semaphore(int permits) {
    Variant now = variant;
    return now == Variant.JDK
        ? new Semaphore(permits, now.isFair())
        : new TunedSemaphore(permits, now.isFair(), site(LockType.SEMAPHORE));
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
    if (site == null || site.created() >= PaddingBudget.READER_TABLES) {
      site = TunedFixtures.site(type, variant.strategy);
      SITES.put(type, site);
    }
    return site.number();
  }
}
