package dev.locksmith.site;

import dev.locksmith.event.Outcome;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/**
 * A place in the code at which locks are made, and what is counted for all of them together. Only a
 * creation and a contended acquisition write here; an uncontended one does not.
 */
public final class LockSite {
  private final int number;
  private final String name;
  private final LockType type;
  private final Strategy strategy;
  private final SpinHistory spinHistory = new SpinHistory();
  private final PaddingBudget paddingBudget = new PaddingBudget();

  private final AtomicReference<Strategy> policy;

  private final LongAdder created = new LongAdder();
  private final LongAdder waiting = new LongAdder();
  private final LongAdder contended = new LongAdder();
  private final LongAdder timedOut = new LongAdder();
  private final LongAdder interrupted = new LongAdder();
  private final LongAdder waitNanos = new LongAdder();
  private final LongAccumulator longestWaitNanos = new LongAccumulator(Longest.INSTANCE, 0);

  LockSite(int number, String name, LockType type, Strategy strategy) {
    this.number = number;
    this.name = name;
    this.type = type;
    this.strategy = strategy;
    this.policy = new AtomicReference<>(strategy);
  }

  /** The number that rewritten code hands to the constructor of a drop-in. */
  public int number() {
    return number;
  }

  /** The field, as {@code com.acme.Pool.lock}, or the place, as {@code com.acme.Pool.make:17}. */
  public String name() {
    return name;
  }

  /** The JDK type that is swapped here. */
  public LockType type() {
    return type;
  }

  /** How the locks made here wait, unless they were {@linkplain #movePolicy moved} since. */
  public Strategy strategy() {
    return strategy;
  }

  /** How the locks made here wait now. Read by a waiter on arrival, never without contention. */
  public Strategy policy() {
    return policy.get();
  }

  /**
   * Lets the locks made here wait in another way, those that exist and those to come. Threads that
   * wait already go on as they began.
   *
   * @throws IllegalArgumentException if one of the two is {@link Strategy#JDK} and the other is
   *     not: a lock keeps its class, and with it the JDK's algorithm or Locksmith's
   */
  public void movePolicy(Strategy next) {
    if ((next == Strategy.JDK) != (strategy == Strategy.JDK)) {
      throw new IllegalArgumentException("a lock cannot move from " + strategy + " to " + next);
    }
    policy.set(next);
  }

  /** Lets the locks made here park at once. */
  void park() {
    if (strategy.isTuned()) {
      policy.set(Strategy.PADDED);
    }
  }

  /** What spinning brought here so far. */
  public SpinHistory spinHistory() {
    return spinHistory;
  }

  /** How many more locks may be padded here. */
  public PaddingBudget paddingBudget() {
    return paddingBudget;
  }

  void countCreated() {
    created.increment();
  }

  /** Counts a waiter that enters a wait list. */
  public void countLinedUp() {
    waiting.increment();
  }

  /** Counts a waiter that has left the wait list. */
  public void countLeft() {
    waiting.decrement();
  }

  /** Counts a contended acquisition that ended after {@code nanos} nanoseconds. */
  public void count(Outcome outcome, long nanos) {
    contended.increment();
    waitNanos.add(nanos);
    longestWaitNanos.accumulate(nanos);
    if (outcome == Outcome.TIMED_OUT) {
      timedOut.increment();
    } else if (outcome == Outcome.INTERRUPTED) {
      interrupted.increment();
    }
  }

  /** How many locks were made here. */
  public long created() {
    return created.sum();
  }

  /** How many acquisitions found the lock taken on arrival, however they ended. */
  public long contended() {
    return contended.sum();
  }

  /**
   * How many contended acquisitions are in a wait list. Those that an error ended, such as a stack
   * overflow, stay in this number.
   */
  public long waiting() {
    return Math.max(0, waiting.sum());
  }

  /** How many of the contended acquisitions gave up at their timeout. */
  public long timedOut() {
    return timedOut.sum();
  }

  /** How many of the contended acquisitions were interrupted. */
  public long interrupted() {
    return interrupted.sum();
  }

  /** What all contended acquisitions waited together, in nanoseconds. */
  public long waitNanos() {
    return waitNanos.sum();
  }

  /** The longest wait so far, in nanoseconds. */
  public long longestWaitNanos() {
    return longestWaitNanos.get();
  }

  @Override
  public String toString() {
    String moved = policy() == strategy ? "" : ", now " + policy().label();
    return name + " " + type.label() + " " + strategy.label() + moved;
  }
}
