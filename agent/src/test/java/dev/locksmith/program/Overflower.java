package dev.locksmith.program;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Runs out of stack inside of lock operations, again and again, while another thread contends. A
 * lock must come out of it free, or held by the thread that it says. Prints the locks that did not.
 */
@SuppressWarnings("InfiniteRecursion")
public final class Overflower {
  private static final int ROUNDS = 200;
  private static final long PATIENCE_SECONDS = 20;

  private Overflower() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) -> {
          System.out.println("failed: " + failure);
          Runtime.getRuntime().halt(1);
        });
    warmUp();
    for (boolean fair : new boolean[] {false, true}) {
      ReentrantLock lock = new ReentrantLock(fair);
      overflow(lock, lock::isHeldByCurrentThread);
      ReentrantReadWriteLock readWriteLock = new ReentrantReadWriteLock(fair);
      overflow(readWriteLock.writeLock(), readWriteLock::isWriteLockedByCurrentThread);
      overflow(readWriteLock.readLock(), () -> readWriteLock.getReadHoldCount() > 0);
      overflowAmongReaders(new ReentrantReadWriteLock(fair));
      overflow(new Semaphore(1_000_000, fair));
    }
    System.out.println("usable");
    System.exit(0);
  }

  /**
   * Parks once, so that the JDK's own classes for that are initialised: run out of stack in one of
   * their initialisers, and no lock of the JVM works any more, with or without an agent.
   */
  private static void warmUp() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    ReentrantReadWriteLock readWriteLock = new ReentrantReadWriteLock();
    Semaphore permits = new Semaphore(0);
    lock.lock();
    readWriteLock.writeLock().lock();
    Thread[] waiters = {
      new Thread(lock::lock),
      new Thread(() -> readWriteLock.readLock().lock()),
      new Thread(permits::acquireUninterruptibly)
    };
    for (Thread waiter : waiters) {
      waiter.start();
      while (waiter.getState() != Thread.State.WAITING) {
        Thread.sleep(1);
      }
    }
    lock.unlock();
    readWriteLock.writeLock().unlock();
    permits.release();
    for (Thread waiter : waiters) {
      waiter.join();
    }
  }

  private interface Held {
    boolean byCurrentThread();
  }

  private static void overflow(Lock lock, Held held) throws InterruptedException {
    AtomicBoolean stop = new AtomicBoolean();
    Thread contender =
        new Thread(
            () -> {
              while (!stop.get()) {
                lock.lock();
                lock.unlock();
                Thread.onSpinWait();
              }
            });
    contender.setDaemon(true);
    contender.start();
    for (int i = 0; i < ROUNDS; i++) {
      try {
        recurse(lock, i % 7);
      } catch (StackOverflowError expected) {
        // Where it came from is what the rounds differ in.
      }
      while (held.byCurrentThread()) {
        lock.unlock();
      }
    }
    stop.set(true);
    contender.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    if (contender.isAlive() || !lock.tryLock(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      System.out.println("lost: " + lock);
      Runtime.getRuntime().halt(1);
    }
    lock.unlock();
  }

  /** Of a lock whose readers have met so often before that it favours them, if it ever does. */
  private static void overflowAmongReaders(ReentrantReadWriteLock lock)
      throws InterruptedException {
    lock.readLock().lock();
    Thread other =
        new Thread(
            () -> {
              for (int i = 0; i < ROUNDS; i++) {
                lock.readLock().lock();
                lock.readLock().unlock();
              }
            });
    other.start();
    other.join();
    lock.readLock().unlock();
    overflow(lock.readLock(), () -> lock.getReadHoldCount() > 0);
    if (!lock.writeLock().tryLock(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      System.out.println("lost to writers: " + lock);
      Runtime.getRuntime().halt(1);
    }
    lock.writeLock().unlock();
  }

  /** Frames of different sizes, so that the stack ends at different places. */
  private static long recurse(Lock lock, long depth) {
    lock.lock();
    lock.unlock();
    return depth % 3 == 0
        ? recurse(lock, depth + 1) + depth
        : recurseWide(lock, depth + 1, depth, depth);
  }

  private static long recurseWide(Lock lock, long depth, long left, long right) {
    return recurse(lock, depth) + left + right;
  }

  private static void overflow(Semaphore permits) throws InterruptedException {
    for (int i = 0; i < ROUNDS; i++) {
      try {
        recurse(permits);
      } catch (StackOverflowError expected) {
        // As above.
      }
    }
    if (!permits.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      System.out.println("lost: " + permits);
      Runtime.getRuntime().halt(1);
    }
  }

  private static void recurse(Semaphore permits) {
    permits.acquireUninterruptibly();
    permits.release();
    recurse(permits);
  }
}
