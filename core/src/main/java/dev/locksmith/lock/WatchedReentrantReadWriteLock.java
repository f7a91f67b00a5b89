package dev.locksmith.lock;

import dev.locksmith.event.Contention;
import dev.locksmith.event.Mode;
import dev.locksmith.event.Outcome;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.sync.Waits;
import dev.locksmith.sync.Watch;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The JDK's {@link ReentrantReadWriteLock}, watched: the algorithm is the JDK's own. Its two views
 * do the watching, see {@link WatchedReadLock} and {@link WatchedWriteLock}; what they share is
 * here.
 */
public class WatchedReentrantReadWriteLock extends ReentrantReadWriteLock {
  private static final long serialVersionUID = 1L;

  private static final AtomicReferenceFieldUpdater<WatchedReentrantReadWriteLock, Waits> WAITS =
      AtomicReferenceFieldUpdater.newUpdater(
          WatchedReentrantReadWriteLock.class, Waits.class, "waits");

  /** {@code null} after deserialisation, as the views: then this is the JDK's own, unwatched. */
  private final transient LockSite site;

  private final transient WatchedReadLock reader;
  private final transient WatchedWriteLock writer;

  private transient volatile Waits waits;

  /**
   * A non-fair lock.
   *
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public WatchedReentrantReadWriteLock(int site) {
    this(false, site);
  }

  /**
   * A lock.
   *
   * @param fair whether waiters are served in the order of their arrival
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  @SuppressWarnings("this-escape") // The views only keep the reference.
  public WatchedReentrantReadWriteLock(boolean fair, int site) {
    super(fair);
    this.site = LockSites.made(site);
    this.reader = new WatchedReadLock(this);
    this.writer = new WatchedWriteLock(this);
  }

  @Override
  public ReadLock readLock() {
    return reader != null ? reader : super.readLock();
  }

  @Override
  public WriteLock writeLock() {
    return writer != null ? writer : super.writeLock();
  }

  @Override
  public String toString() {
    String text = super.toString();
    return getClass() == WatchedReentrantReadWriteLock.class
        ? JdkName.of(ReentrantReadWriteLock.class, text)
        : text;
  }

  /** Streams hold the JDK's lock, so that a JVM without Locksmith can read them. */
  protected Object writeReplace() {
    if (getClass() == WatchedReentrantReadWriteLock.class) {
      return SerialForms.sharing(
          this, new ReentrantReadWriteLock(super.isFair()), ReentrantReadWriteLock.class);
    }
    SerialForms.hideDropIn(getClass(), WatchedReentrantReadWriteLock.class);
    return this;
  }

  /** What stands for the read view in a stream: the read view of what stands for this lock. */
  final Object readViewToWrite() {
    return getClass() == WatchedReentrantReadWriteLock.class
        ? ((ReentrantReadWriteLock) writeReplace()).readLock()
        : super.readLock();
  }

  /** What stands for the write view in a stream. */
  final Object writeViewToWrite() {
    return getClass() == WatchedReentrantReadWriteLock.class
        ? ((ReentrantReadWriteLock) writeReplace()).writeLock()
        : super.writeLock();
  }

  /** Looks at the queue first: a thread that is no longer in it has the lock by then. */
  final boolean readerMustWait() {
    boolean isQueued = super.hasQueuedThreads();
    if (super.isWriteLocked()) {
      return !super.isWriteLockedByCurrentThread();
    }
    return isQueued && super.getReadHoldCount() == 0;
  }

  /** Looks at the queue first: a thread that is no longer in it has the lock by then. */
  final boolean writerMustWait() {
    boolean isQueued = super.isFair() && super.hasQueuedThreads();
    if (super.isWriteLocked()) {
      return !super.isWriteLockedByCurrentThread();
    }
    return isQueued || super.getReadLockCount() > 0;
  }

  final Contention arrive(Mode mode) {
    // First of all, before it can change: the first wait of a JVM loads what records it.
    Thread owner = super.getOwner();
    Contention wait = Watch.arrive(site, mode);
    Watch.lineUp(wait, site);
    if (Watch.isRecorded(wait)) {
      Watch.begin(wait, site, Waits.of(this, WAITS), super.isFair(), owner, super.getQueueLength());
    }
    return wait;
  }

  final void endAndRecord(Contention wait, Outcome outcome) {
    Watch.endAndRecord(wait, site, outcome);
  }

  final boolean end(Contention wait, Outcome outcome) {
    return Watch.end(wait, site, outcome);
  }

  /** The waits recorded so far, or {@code null} if there were none. */
  final Waits waits() {
    return waits;
  }

  final int writeHolds() {
    return super.getWriteHoldCount();
  }
}
