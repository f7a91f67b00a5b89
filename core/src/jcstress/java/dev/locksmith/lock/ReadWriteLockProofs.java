package dev.locksmith.lock;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.II_Result;

/** What two threads can see of a {@link ReentrantReadWriteLock}. */
public final class ReadWriteLockProofs {
  private ReadWriteLockProofs() {}

  /** 1 if nobody holds the lock or waits for it, so that both sides can be taken; else 0. */
  static int idle(ReentrantReadWriteLock lock) {
    if (lock.getReadLockCount() != 0 || lock.isWriteLocked() || Subjects.waiting(lock) != 0) {
      return 0;
    }
    if (!lock.readLock().tryLock()) {
      return 0;
    }
    lock.readLock().unlock();
    if (!lock.writeLock().tryLock()) {
      return 0;
    }
    int holds = lock.getWriteHoldCount();
    lock.writeLock().unlock();
    return holds;
  }

  /** Writers exclude each other. */
  @JCStressTest
  @Description("Write sections exclude each other; each sees the plain writes of those before.")
  @Outcome(id = "6, 1", expect = ACCEPTABLE, desc = "Each section counted once.")
  @Outcome(expect = FORBIDDEN, desc = "Two sections overlapped, or the lock is not idle.")
  @State
  public static class Writers {
    private final ReentrantReadWriteLock lock = Subjects.readWriteLock();
    private int sections;

    @Actor
    public void one() {
      count();
      count();
      count();
    }

    @Actor
    public void other() {
      count();
      count();
      count();
    }

    private void count() {
      lock.writeLock().lock();
      sections++;
      Pause.rarely();
      lock.writeLock().unlock();
    }

    @Arbiter
    public void end(II_Result r) {
      r.r1 = sections;
      r.r2 = idle(lock);
    }
  }

  /** Readers see all of a write section or nothing of it. */
  @JCStressTest
  @Description("A reader against a writer, twice.")
  @Outcome(id = "0, 2, 1", expect = ACCEPTABLE, desc = "Nothing torn, both writes made.")
  @Outcome(expect = FORBIDDEN, desc = "A reader saw half a section, or the lock is not idle.")
  @State
  public static class ReaderAndWriter {
    private final ReentrantReadWriteLock lock = Subjects.readWriteLock();
    private int first;
    private int second;

    @Actor
    public void write() {
      for (int i = 0; i < 2; i++) {
        lock.writeLock().lock();
        first++;
        Pause.rarely();
        second++;
        lock.writeLock().unlock();
      }
    }

    @Actor
    public void read(III_Result r) {
      for (int i = 0; i < 2; i++) {
        lock.readLock().lock();
        Pause.rarely();
        r.r1 += Math.abs(second - first);
        lock.readLock().unlock();
      }
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = first;
      r.r3 = idle(lock);
    }
  }

  /** A writer that goes on as a reader lets no other writer in between. */
  @JCStressTest
  @Description("A downgrade against a writer.")
  @Outcome(
      id = {"1, 1, 1", "1, 2, 1"},
      expect = ACCEPTABLE,
      desc = "No writer came in between.")
  @Outcome(expect = FORBIDDEN, desc = "Another writer got in, or the lock is not idle.")
  @State
  public static class Downgrade {
    private final ReentrantReadWriteLock lock = Subjects.readWriteLock();
    private int data;

    @Actor
    public void downgrade(III_Result r) {
      lock.writeLock().lock();
      data = 1;
      Pause.rarely();
      lock.readLock().lock();
      lock.writeLock().unlock();
      Pause.rarely();
      r.r1 = data;
      lock.readLock().unlock();
    }

    @Actor
    public void write() {
      lock.writeLock().lock();
      data = 2;
      lock.writeLock().unlock();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = data;
      r.r3 = idle(lock);
    }
  }

  /** A downgrade lets waiting readers in, and counts their holds apart. */
  @JCStressTest
  @Description("A downgrade against a reader that reads twice at once.")
  @Outcome(
      id = {"0, 1, 1", "1, 1, 1"},
      expect = ACCEPTABLE,
      desc = "Before or after.")
  @Outcome(expect = FORBIDDEN, desc = "A wrong number of holds, or the lock is not idle.")
  @State
  public static class DowngradeAndReader {
    private final ReentrantReadWriteLock lock = Subjects.readWriteLock();
    private int data;

    @Actor
    public void downgrade(III_Result r) {
      lock.writeLock().lock();
      lock.readLock().lock();
      data = 1;
      Pause.rarely();
      lock.writeLock().unlock();
      r.r2 = lock.getReadHoldCount();
      lock.readLock().unlock();
    }

    @Actor
    public void read(III_Result r) {
      lock.readLock().lock();
      lock.readLock().lock();
      r.r1 = lock.getReadHoldCount() == 2 ? data : -1;
      lock.readLock().unlock();
      lock.readLock().unlock();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r3 = idle(lock);
    }
  }

  /** A writer in the wait list that gives up must not keep readers out. */
  @JCStressTest
  @Description("A waiting writer times out against readers that come and go.")
  @Outcome(
      id = {"0, 0, 1", "1, 1, 1"},
      expect = ACCEPTABLE,
      desc = "Timed out, or wrote.")
  @Outcome(expect = FORBIDDEN, desc = "The lock is not idle.")
  @State
  public static class WriterTimeout {
    private final ReentrantReadWriteLock lock = Subjects.readWriteLock();
    private int data;

    @Actor
    public void read() {
      for (int i = 0; i < 2; i++) {
        lock.readLock().lock();
        Pause.maybe();
        lock.readLock().unlock();
      }
    }

    @Actor
    public void giveUp(III_Result r) {
      if (Timeouts.tryLock(lock.writeLock())) {
        r.r1 = 1;
        data = 1;
        lock.writeLock().unlock();
      }
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = data;
      r.r3 = idle(lock);
    }
  }

  /** A reader in the wait list that is interrupted must not keep the writer out. */
  @JCStressTest
  @Description("A waiting reader is interrupted against writers that come and go.")
  @Outcome(
      id = {"0, 2, 1", "1, 2, 1"},
      expect = ACCEPTABLE,
      desc = "Interrupted, or read.")
  @Outcome(expect = FORBIDDEN, desc = "Overlapped, or the lock is not idle.")
  @State
  public static class ReaderInterrupt {
    private final ReentrantReadWriteLock lock = Subjects.readWriteLock();
    private final Interruption interruption = new Interruption();
    private int data;

    @Actor
    public void write() {
      for (int i = 0; i < 2; i++) {
        lock.writeLock().lock();
        Pause.rarely();
        interruption.send();
        data++;
        lock.writeLock().unlock();
      }
    }

    @Actor
    public void giveUp(III_Result r) {
      interruption.open();
      Lock reading = lock.readLock();
      try {
        reading.lockInterruptibly();
        int seen = data;
        r.r1 = seen == data ? 1 : -1;
        reading.unlock();
      } catch (InterruptedException expected) {
        r.r1 = 0;
      }
      interruption.close();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = data;
      r.r3 = idle(lock);
    }
  }

  /** No signal to a writer is lost between the check and the park. */
  @JCStressTest
  @Description("signal against await of the write lock, at a hold count of two.")
  @Outcome(id = "1, 2, 1", expect = ACCEPTABLE, desc = "Woken, and held as often as before.")
  @Outcome(expect = FORBIDDEN, desc = "Woken too early, or not held as before.")
  @State
  public static class WriteSignal {
    private final ReentrantReadWriteLock lock = Subjects.readWriteLock();
    private final Condition condition = lock.writeLock().newCondition();
    private boolean ready;
    private int data;

    @Actor
    public void await(III_Result r) {
      lock.writeLock().lock();
      lock.writeLock().lock();
      while (!ready) {
        condition.awaitUninterruptibly();
      }
      r.r1 = data;
      r.r2 = lock.getWriteHoldCount();
      lock.writeLock().unlock();
      lock.writeLock().unlock();
    }

    @Actor
    public void signal() {
      Pause.rarely();
      lock.writeLock().lock();
      data = 1;
      ready = true;
      condition.signal();
      lock.writeLock().unlock();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r3 = idle(lock);
    }
  }
}
