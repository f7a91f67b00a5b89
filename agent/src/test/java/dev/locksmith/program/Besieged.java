package dev.locksmith.program;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A service whose locks are held, and waited for in every way, all the while. For each byte that it
 * reads it lets go of them and says how many of those that waited got them, and whether a thread
 * that waits for a running owner spins or parks. Then all are taken again.
 */
public final class Besieged {
  private static final long LONG_HOLD_MILLIS = 50;
  private static final long POLL_MILLIS = 1;

  /** Counted, not timed: the whole process may be stopped for a while. */
  private static final int MOST_POLLS = 60_000;

  /** A thread that has not parked by then spins. */
  private static final int POLLS_THAT_SPINNING_OUTLASTS = 1_000;

  private interface Wait {
    void toTheEnd() throws InterruptedException;
  }

  private static final ReentrantLock lock = new ReentrantLock();
  private static final ReentrantReadWriteLock readWriteLock = new ReentrantReadWriteLock();
  private static final Semaphore permits = new Semaphore(1);
  private static final ReentrantLock signalled = new ReentrantLock();
  private static final Condition condition = signalled.newCondition();
  private static final ReentrantLock ofRunningOwner = new ReentrantLock();

  private final List<Thread> waiting = new ArrayList<>();
  private final AtomicInteger served = new AtomicInteger();

  /** Guarded by {@link #signalled}. */
  private boolean isSignalled;

  private Besieged() {}

  /** Runs until its input ends. */
  public static void main(String[] args) throws Exception {
    Besieged siege = new Besieged();
    siege.begin();
    System.out.println("ready");
    while (System.in.read() >= 0) {
      siege.end();
      System.out.println(siege.served + " of " + siege.waiting.size() + ", " + howToWait());
      siege = new Besieged();
      siege.begin();
    }
    siege.end();
  }

  private void begin() throws InterruptedException {
    lock.lock();
    readWriteLock.writeLock().lock();
    permits.acquire();
    start(lock::lock, lock::unlock);
    start(lock::lockInterruptibly, lock::unlock);
    start(() -> lock.tryLock(1, TimeUnit.DAYS), lock::unlock);
    start(readWriteLock.readLock()::lock, readWriteLock.readLock()::unlock);
    start(readWriteLock.writeLock()::lock, readWriteLock.writeLock()::unlock);
    start(permits::acquire, permits::release);
    start(() -> permits.tryAcquire(1, TimeUnit.DAYS), permits::release);
    CountDownLatch inside = new CountDownLatch(1);
    start(
        () -> {
          signalled.lock();
          inside.countDown();
          while (!isSignalled) {
            condition.await();
          }
        },
        signalled::unlock);
    inside.await();
    for (Thread thread : waiting) {
      if (!parks(thread, MOST_POLLS)) {
        throw new IllegalStateException(thread + " does not wait");
      }
    }
  }

  private void start(Wait wait, Runnable release) {
    Thread thread =
        new Thread(
            () -> {
              try {
                wait.toTheEnd();
                served.incrementAndGet();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              } finally {
                release.run();
              }
            },
            "waiting-" + waiting.size());
    waiting.add(thread);
    thread.setDaemon(true);
    thread.start();
  }

  private void end() throws InterruptedException {
    Thread.sleep(LONG_HOLD_MILLIS);
    lock.unlock();
    readWriteLock.writeLock().unlock();
    permits.release();
    signalled.lock();
    isSignalled = true;
    condition.signal();
    signalled.unlock();
    for (Thread thread : waiting) {
      for (int i = 0; i < MOST_POLLS && thread.isAlive(); i++) {
        thread.join(POLL_MILLIS);
      }
    }
  }

  /** How a thread waits for a lock whose owner keeps running. */
  private static String howToWait() throws InterruptedException {
    AtomicBoolean isOver = new AtomicBoolean();
    CountDownLatch held = new CountDownLatch(1);
    Thread owner = new Thread(() -> holdUntil(isOver, held), "owner");
    owner.start();
    held.await();
    Thread waiter =
        new Thread(
            () -> {
              ofRunningOwner.lock();
              ofRunningOwner.unlock();
            },
            "waiter");
    waiter.start();
    boolean parks = parks(waiter, POLLS_THAT_SPINNING_OUTLASTS);
    isOver.set(true);
    owner.join();
    waiter.join();
    return parks ? "parks" : "spins";
  }

  private static void holdUntil(AtomicBoolean isOver, CountDownLatch held) {
    ofRunningOwner.lock();
    held.countDown();
    while (!isOver.get()) {
      Thread.onSpinWait();
    }
    ofRunningOwner.unlock();
  }

  private static boolean parks(Thread thread, int mostPolls) throws InterruptedException {
    for (int i = 0; i < mostPolls; i++) {
      Thread.State state = thread.getState();
      if (state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING) {
        return true;
      }
      Thread.sleep(POLL_MILLIS);
    }
    return false;
  }
}
