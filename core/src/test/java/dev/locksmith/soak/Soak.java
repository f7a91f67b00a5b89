package dev.locksmith.soak;

import dev.locksmith.lock.TunedFixtures;
import dev.locksmith.lock.TunedMonitoring;
import dev.locksmith.site.Strategy;
import dev.locksmith.sync.Patience;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;

/**
 * Many threads that use one lock in random ways for a while, with interrupts from outside. Each
 * kind of lock says what a step is and what must hold; this class runs the threads, and checks at
 * the end that all of them came through and that nobody is left in a queue.
 */
@SuppressWarnings({"JavaUtilDate", "WaitNotInLoop"})
abstract class Soak {
  static final Strategy[] TUNED = {Strategy.PADDED, Strategy.OPTIMISTIC, Strategy.MCS};

  /** How long the last steps may take. */
  private static final long PATIENCE_NANOS = TimeUnit.MINUTES.toNanos(1);

  /** One turn of the thread that disturbs the others in so many also wakes those who await. */
  private static final int TURNS_PER_ROUSE = 50;

  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private volatile boolean stop;

  /** One random use of the lock that leaves it as it was. */
  abstract void step(SplittableRandom random) throws InterruptedException;

  /** The lock under test. */
  abstract Object lock();

  /** Fails if the lock is not as it was when it was new, or an update got lost. */
  abstract void checkAtRest();

  /** Changes how the lock waits. */
  abstract void disturb(SplittableRandom random);

  /** Signals to all that await a condition of the lock, if it has any. */
  void rouse() throws InterruptedException {}

  /** Runs it. */
  final void run(int threads, long millis) throws Exception {
    stop = false;
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      Thread worker = new Thread(this::work, "soak-" + i);
      worker.setDaemon(true);
      workers.add(worker);
      worker.start();
    }
    SplittableRandom random = new SplittableRandom(ThreadLocalRandom.current().nextLong());
    long end = System.nanoTime() + millis * 1_000_000;
    while (System.nanoTime() - end < 0 && failure.get() == null) {
      workers.get(random.nextInt(threads)).interrupt();
      disturb(random);
      if (random.nextInt(TURNS_PER_ROUSE) == 0) {
        rouse();
      }
      if (random.nextInt(4) == 0) {
        Patience.none();
      } else {
        Patience.normal();
      }
      Thread.sleep(0, 200_000);
    }
    stop = true;
    Patience.normal();
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    for (Thread worker : workers) {
      while (worker.isAlive()) {
        if (System.nanoTime() - deadline > 0) {
          throw new AssertionError(stuck(workers));
        }
        rouse();
        worker.join(10);
      }
    }
    if (failure.get() != null) {
      throw new AssertionError(failure.get());
    }
    checkAtRest();
    check(!TunedMonitoring.hasQueuedThreads(lock()), "threads left in the wait list");
    check(TunedFixtures.hasNoSpinners(lock()), "spinners left in their queue");
  }

  private void work() {
    SplittableRandom random = new SplittableRandom(ThreadLocalRandom.current().nextLong());
    try {
      while (!stop) {
        try {
          step(random);
        } catch (InterruptedException expected) {
          // The lock was not obtained; the next step tries again.
        }
      }
    } catch (Throwable t) {
      failure.compareAndSet(null, t);
      stop = true;
    }
  }

  /** Spends some time, as a critical section does. */
  static void dwell(SplittableRandom random) {
    int kind = random.nextInt(100);
    if (kind == 0) {
      LockSupport.parkNanos(1_000);
    } else if (kind < 30) {
      for (int i = random.nextInt(200); i > 0; i--) {
        Thread.onSpinWait();
      }
    }
  }

  /** One of the ways to wait for a condition, some of which end only when it is signalled. */
  static void await(Condition condition, SplittableRandom random) throws InterruptedException {
    long nanos = random.nextInt(300_000);
    switch (random.nextInt(5)) {
      case 0 -> condition.await();
      case 1 -> condition.awaitUninterruptibly();
      case 2 -> condition.await(nanos, TimeUnit.NANOSECONDS);
      case 3 -> condition.awaitUntil(new Date(System.currentTimeMillis() + random.nextInt(2)));
      default -> condition.awaitNanos(nanos);
    }
  }

  static void check(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }

  private String stuck(List<Thread> workers) {
    StringBuilder text = new StringBuilder("stuck at ").append(lock()).append('\n');
    for (Thread worker : workers) {
      text.append(worker).append(' ').append(worker.getState()).append('\n');
      for (StackTraceElement frame : worker.getStackTrace()) {
        text.append("    ").append(frame).append('\n');
      }
    }
    return text.toString();
  }
}
