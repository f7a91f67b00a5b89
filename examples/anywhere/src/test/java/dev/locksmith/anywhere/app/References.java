package dev.locksmith.anywhere.app;

import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Lambdas, and references to constructors and methods. */
final class References {
  private interface Maker<T extends Lock> {
    T make(boolean fair) throws Exception;
  }

  private References() {}

  static Object[] lambda() {
    Supplier<Lock> plain = () -> new ReentrantLock();
    boolean fair = plain != null;
    Supplier<Supplier<ReentrantLock>> inside = () -> () -> new ReentrantLock(fair);
    ReentrantLock lock = inside.get().get();
    Check.that(lock.isFair());
    return new Object[] {plain.get(), lock};
  }

  static Object[] constructors() throws Exception {
    Supplier<Lock> one = ReentrantLock::new;
    Function<Boolean, ReentrantLock> boxed = ReentrantLock::new;
    IntFunction<Semaphore> counted = Semaphore::new;
    BiFunction<Integer, Boolean, Semaphore> two = Semaphore::new;
    Callable<ReadWriteLock> called = ReentrantReadWriteLock::new;
    Maker<ReentrantLock> own = ReentrantLock::new;
    Semaphore permits = two.apply(9, true);
    Check.that(permits.availablePermits() == 9 && permits.isFair());
    Check.that(boxed.apply(true).isFair() && !own.make(false).isFair());
    return new Object[] {
      one.get(), boxed.apply(false), counted.apply(7), permits, called.call(), own.make(true)
    };
  }

  static Object[] methods() {
    ReentrantLock lock = new ReentrantLock();
    Consumer<Lock> take = Lock::lock;
    take.accept(lock);
    BooleanSupplier held = lock::isHeldByCurrentThread;
    Check.that(held.getAsBoolean());
    Runnable release = lock::unlock;
    release.run();
    Check.that(!held.getAsBoolean());
    return new Object[] {lock};
  }
}
