package dev.locksmith.lock;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * What threads can see of a {@link ReentrantReadWriteLock} that is biased towards readers, again
 * and again: nothing that it does not do without.
 */
public final class ReaderBiasProofs {
  private ReaderBiasProofs() {}

  /** The mark of a reader against the revocation by a writer. */
  @JCStressTest
  @Description("Neither waits: one of a reader and a writer gets in, and only one.")
  @Outcome(
      id = {"1, 0", "0, 1"},
      expect = ACCEPTABLE,
      desc = "One got in.")
  @Outcome(expect = FORBIDDEN, desc = "Both, or none.")
  @State
  public static class MarkAndRevocation {
    private final ReentrantReadWriteLock lock = biased();

    @Actor
    public void read(II_Result r) {
      r.r1 = lock.readLock().tryLock() ? 1 : 0;
    }

    @Actor
    public void write(II_Result r) {
      r.r2 = lock.writeLock().tryLock() ? 1 : 0;
    }
  }

  /** The bias comes and goes under readers and writers. */
  @JCStressTest
  @Description("A reader, a writer, and a bias that returns.")
  @Outcome(id = "0, 2, 1", expect = ACCEPTABLE, desc = "Nothing torn, both writes made.")
  @Outcome(expect = FORBIDDEN, desc = "A reader saw half a section, or the lock is not idle.")
  @State
  public static class Regrant {
    private final ReentrantReadWriteLock lock = biased();
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
        Subjects.biasTowardsReaders(lock);
      }
    }

    @Actor
    public void read(III_Result r) {
      for (int i = 0; i < 2; i++) {
        lock.readLock().lock();
        Pause.rarely();
        r.r1 += Math.abs(second - first);
        lock.readLock().unlock();
        Subjects.biasTowardsReaders(lock);
      }
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = first;
      r.r3 = idle(lock);
    }
  }

  /** The last reader must wake a writer, unless that gives up. */
  @JCStressTest
  @Description("A waiting writer is interrupted against readers that come and go.")
  @Outcome(
      id = {"0, 0, 1", "1, 1, 1"},
      expect = ACCEPTABLE,
      desc = "Interrupted, or wrote.")
  @Outcome(expect = FORBIDDEN, desc = "The lock is not idle.")
  @State
  public static class WriterInterrupt {
    private final ReentrantReadWriteLock lock = biased();
    private final Interruption interruption = new Interruption();
    private int data;

    @Actor
    public void read() {
      for (int i = 0; i < 2; i++) {
        lock.readLock().lock();
        Pause.rarely();
        interruption.send();
        lock.readLock().unlock();
        Subjects.biasTowardsReaders(lock);
      }
    }

    @Actor
    public void giveUp(III_Result r) {
      interruption.open();
      try {
        lock.writeLock().lockInterruptibly();
        r.r1 = 1;
        data = 1;
        lock.writeLock().unlock();
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

  /** A writer that gives up leaves a lock that can be biased again. */
  @JCStressTest
  @Description("A waiting writer times out against readers that come and go.")
  @Outcome(
      id = {"0, 0, 1", "1, 1, 1"},
      expect = ACCEPTABLE,
      desc = "Timed out, or wrote.")
  @Outcome(expect = FORBIDDEN, desc = "The lock is not idle.")
  @State
  public static class WriterTimeout {
    private final ReentrantReadWriteLock lock = biased();
    private int data;

    @Actor
    public void read() {
      for (int i = 0; i < 2; i++) {
        lock.readLock().lock();
        Pause.maybe();
        lock.readLock().unlock();
        Subjects.biasTowardsReaders(lock);
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

  /** A writer that does not give up is woken when the last hold is given back. */
  @JCStressTest
  @Description("A writer waits for a reader that reads twice at once, and asks for its holds.")
  @Outcome(id = "4, 1, 1", expect = ACCEPTABLE, desc = "All holds counted, and the write made.")
  @Outcome(expect = FORBIDDEN, desc = "A hold too few or too many, or the lock is not idle.")
  @State
  public static class LastHold {
    private final ReentrantReadWriteLock lock = biased();
    private int data;

    @Actor
    public void read(III_Result r) {
      for (int i = 0; i < 2; i++) {
        lock.readLock().lock();
        lock.readLock().lock();
        Pause.rarely();
        r.r1 += lock.getReadLockCount() == 2 ? lock.getReadHoldCount() : -1;
        lock.readLock().unlock();
        lock.readLock().unlock();
        Subjects.biasTowardsReaders(lock);
      }
    }

    @Actor
    public void write() {
      lock.writeLock().lock();
      data++;
      lock.writeLock().unlock();
    }

    @Arbiter
    public void end(III_Result r) {
      r.r2 = data;
      r.r3 = idle(lock);
    }
  }

  /** Two readers at a time, who meet in the word and in the slots. */
  @JCStressTest
  @Description("Two readers, while a bias begins.")
  @Outcome(id = "3, 3, 1", expect = ACCEPTABLE, desc = "All holds counted.")
  @Outcome(expect = FORBIDDEN, desc = "A hold too few or too many, or the lock is not idle.")
  @State
  public static class TwoReaders {
    private final ReentrantReadWriteLock lock = Subjects.readWriteLock();

    @Actor
    public void one(III_Result r) {
      r.r1 = read();
    }

    @Actor
    public void other(III_Result r) {
      r.r2 = read();
    }

    private int read() {
      lock.readLock().lock();
      Subjects.biasTowardsReaders(lock);
      lock.readLock().lock();
      int holds = lock.getReadHoldCount();
      lock.readLock().unlock();
      Pause.rarely();
      holds += lock.getReadHoldCount();
      lock.readLock().unlock();
      return holds;
    }

    @Arbiter
    public void end(III_Result r) {
      r.r3 = idle(lock);
    }
  }

  private static ReentrantReadWriteLock biased() {
    ReentrantReadWriteLock lock = Subjects.readWriteLock();
    Subjects.biasTowardsReaders(lock);
    return lock;
  }

  private static int idle(ReentrantReadWriteLock lock) {
    return ReadWriteLockProofs.idle(lock);
  }
}
