package dev.locksmith.conformance;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** A family of the three types, all made in the same way: what the suite is run against. */
interface LockKind {
  String name();

  ReentrantLock lock(boolean fair);

  ReentrantReadWriteLock readWriteLock(boolean fair);

  Semaphore semaphore(int permits, boolean fair);

  default Set<Trait> traits() {
    return EnumSet.allOf(Trait.class);
  }

  /** The same types as subclassed by an application, if somebody wrote these subclasses. */
  default Optional<LockKind> subclassed() {
    return Optional.empty();
  }

  /** The constructors that are not told a fairness, if the types have them. */
  record Defaults(
      Supplier<ReentrantLock> lock,
      Supplier<ReentrantReadWriteLock> readWriteLock,
      IntFunction<Semaphore> semaphore) {}

  default Optional<Defaults> defaults() {
    return Optional.empty();
  }

  /**
   * A kind whose objects the given constructors make. Drop-ins of a library should follow this with
   * {@link FactoryKind#asPlainLibrary}.
   */
  static FactoryKind of(
      String name,
      FactoryKind.ByFairness<ReentrantLock> lock,
      FactoryKind.ByFairness<ReentrantReadWriteLock> readWriteLock,
      FactoryKind.ByPermits semaphore) {
    return new FactoryKind(
        name,
        lock,
        readWriteLock,
        semaphore,
        EnumSet.allOf(Trait.class),
        Optional.empty(),
        Optional.empty());
  }
}
