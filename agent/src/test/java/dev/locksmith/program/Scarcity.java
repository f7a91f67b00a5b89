package dev.locksmith.program;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Runs out of memory inside of lock operations, again and again, while threads contend. When there
 * is memory again every lock must work, and be free in the end. Prints what did not.
 */
public final class Scarcity {
  private static final int THREADS = 6;
  private static final long SCARCE_NANOS = 250_000_000;

  /** Naps of a millisecond, not a time: the whole process may have been stopped for a while. */
  private static final int PATIENCE_NAPS = 60_000;

  private final ScarceUse use;
  private final AtomicLong[] steps = new AtomicLong[THREADS];
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean stop;

  private Scarcity(ScarceUse use) {
    this.use = use;
    for (int i = 0; i < THREADS; i++) {
      int thread = i;
      steps[i] = new AtomicLong();
      threads.add(new Thread(() -> work(thread), "thread " + i));
      threads.get(i).setDaemon(true);
    }
  }

  /**
   * Runs.
   *
   * @param args {@code jdk} to leave out what the JDK's own locks do not come through: readers, and
   *     before JDK 20 a condition of a lock at which no thread has waited yet
   */
  public static void main(String[] args) throws InterruptedException {
    boolean jdk = args.length > 0;
    for (boolean fair : new boolean[] {false, true}) {
      new Scarcity(new ScarceLock(fair, !jdk)).run();
      new Scarcity(new ScarceTurns(fair, THREADS)).run();
      if (jdk) {
        new Scarcity(new ScarceReadWriteLock(fair, 1)).run();
      } else {
        new Scarcity(new ScarceReadWriteLock(fair, 3)).run();
        new Scarcity(new ScarceReadWriteLock(fair, 50)).run();
      }
      new Scarcity(new ScarcePermits(fair)).run();
    }
    System.out.println("usable");
  }

  private void run() throws InterruptedException {
    threads.forEach(Thread::start);
    goOn("at first");
    Hoard hoard = new Hoard();
    hoard.fill();
    hoard.hold(SCARCE_NANOS);
    hoard.drop();
    goOn("when there is memory again");
    stop = true;
    use.end();
    for (Thread thread : threads) {
      for (int naps = 0; thread.isAlive(); naps++) {
        nap(naps, "when it is to end");
      }
    }
    use.checkAtRest();
    if (use.fault() != null) {
      fail("went wrong");
    }
  }

  /** Each thread makes some more steps. */
  private void goOn(String when) throws InterruptedException {
    for (AtomicLong made : steps) {
      long enough = made.get() + 20;
      for (int naps = 0; made.get() < enough; naps++) {
        nap(naps, when);
      }
    }
  }

  private void nap(int before, String when) throws InterruptedException {
    Thread.sleep(1);
    if (before > PATIENCE_NAPS) {
      fail("stands still " + when);
    }
  }

  private void work(int thread) {
    int form = thread;
    while (!stop) {
      try {
        use.step(thread, form++);
      } catch (OutOfMemoryError expected) {
        // The next step tries again.
      } catch (InterruptedException | RuntimeException e) {
        use.check(false, e);
      }
      steps[thread].incrementAndGet();
    }
  }

  private void fail(String how) {
    System.out.println(use.getClass().getSimpleName() + " " + how + ", " + use.fault());
    if (use.fault() instanceof Throwable failure) {
      failure.printStackTrace(System.out);
    }
    for (Thread thread : threads) {
      System.out.println(thread.getName() + " " + thread.getState());
      for (StackTraceElement frame : thread.getStackTrace()) {
        System.out.println("    " + frame);
      }
    }
    Runtime.getRuntime().halt(1);
  }
}
