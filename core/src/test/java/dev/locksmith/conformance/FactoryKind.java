package dev.locksmith.conformance;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** A kind put together from constructors; see {@link LockKind#of}. */
record FactoryKind(
    String name,
    ByFairness<ReentrantLock> locks,
    ByFairness<ReentrantReadWriteLock> readWriteLocks,
    ByPermits semaphores,
    Set<Trait> traits,
    Optional<LockKind> subclassed,
    Optional<Defaults> defaults)
    implements LockKind {

  /** Makes a lock. */
  interface ByFairness<T> {
    T make(boolean fair);
  }

  /** Makes a semaphore. */
  interface ByPermits {
    Semaphore make(int permits, boolean fair);
  }

  @Override
  public ReentrantLock lock(boolean fair) {
    return locks.make(fair);
  }

  @Override
  public ReentrantReadWriteLock readWriteLock(boolean fair) {
    return readWriteLocks.make(fair);
  }

  @Override
  public Semaphore semaphore(int permits, boolean fair) {
    return semaphores.make(permits, fair);
  }

  /** The same kind, of which {@code trait} is not expected. */
  FactoryKind without(Trait trait) {
    Set<Trait> rest = EnumSet.copyOf(traits);
    rest.remove(trait);
    return new FactoryKind(name, locks, readWriteLocks, semaphores, rest, subclassed, defaults);
  }

  /** The same kind, expected to do what can be done without the agent. */
  FactoryKind asPlainLibrary() {
    return without(Trait.FINAL_MONITORS)
        .without(Trait.SUBCLASS_STREAM)
        .without(Trait.SUBCLASSED_VIEWS);
  }

  /** The same kind, with subclasses of the three types as an application would write them. */
  FactoryKind withSubclasses(
      ByFairness<ReentrantLock> lock,
      ByFairness<ReentrantReadWriteLock> readWriteLock,
      ByPermits semaphore) {
    LockKind made = LockKind.of(name + " subclassed", lock, readWriteLock, semaphore);
    return new FactoryKind(
        name, locks, readWriteLocks, semaphores, traits, Optional.of(made), defaults);
  }

  /** The same kind, with the constructors that are not told a fairness. */
  FactoryKind withDefaults(
      Supplier<ReentrantLock> lock,
      Supplier<ReentrantReadWriteLock> readWriteLock,
      IntFunction<Semaphore> semaphore) {
    Defaults made = new Defaults(lock, readWriteLock, semaphore);
    return new FactoryKind(
        name, locks, readWriteLocks, semaphores, traits, subclassed, Optional.of(made));
  }
}
