package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A kind at one fairness. */
record Subject(LockKind kind, boolean fair) {
  ReentrantLock lock() {
    return kind.lock(fair);
  }

  ReentrantReadWriteLock readWriteLock() {
    return kind.readWriteLock(fair);
  }

  Semaphore semaphore(int permits) {
    return kind.semaphore(permits, fair);
  }

  /** A subject whose protected methods a probe can reach: the subclasses where there are some. */
  Subject open() {
    return new Subject(kind.subclassed().orElse(kind), fair);
  }

  /** The subclasses; the check that asks is skipped where there are none. */
  Subject subclassed() {
    assumeTrue(kind.subclassed().isPresent(), "no subclasses of " + kind.name());
    return open();
  }

  boolean has(Trait trait) {
    return kind.traits().contains(trait);
  }

  /** Skips the check that asks where {@code trait} is missing. */
  void need(Trait trait) {
    assumeTrue(has(trait), kind.name() + " lacks " + trait);
  }

  /** Skips the check that asks where a nonfair subject promises nothing. */
  void assumeFair() {
    assumeTrue(fair, "a nonfair subject promises no order");
  }

  @Override
  public String toString() {
    return kind.name() + (fair ? " fair" : " nonfair");
  }
}
