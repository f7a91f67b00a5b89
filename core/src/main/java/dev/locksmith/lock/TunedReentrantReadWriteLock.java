package dev.locksmith.lock;

import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockSites;
import dev.locksmith.sync.ReadWriteSynchronizer;
import java.util.Collection;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A {@link ReentrantReadWriteLock} that waits as the policy of its site says: padded, spinning, or
 * spinning in a queue.
 *
 * <p>After deserialisation, which only an application's own subclass can undergo, there is no
 * synchronizer and no view of ours, and the lock is the JDK's own in every respect.
 */
public class TunedReentrantReadWriteLock extends ReentrantReadWriteLock {
  private static final long serialVersionUID = 1L;

  private final transient ReadWriteSynchronizer synchronizer;
  private final transient TunedReadLock reader;
  private final transient TunedWriteLock writer;

  /**
   * A non-fair lock.
   *
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  public TunedReentrantReadWriteLock(int site) {
    this(false, site);
  }

  /**
   * A lock.
   *
   * @param fair whether waiters are served in the order of their arrival
   * @param site the {@linkplain LockSite#number number} of the site at which it is made
   */
  @SuppressWarnings("this-escape") // The views only keep the reference.
  public TunedReentrantReadWriteLock(boolean fair, int site) {
    super(fair);
    this.synchronizer = ReadWriteSynchronizer.at(LockSites.made(site), fair);
    this.reader = new TunedReadLock(this, this, synchronizer);
    this.writer = new TunedWriteLock(this, this, synchronizer);
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
  protected Thread getOwner() {
    return synchronizer == null ? super.getOwner() : synchronizer.holder();
  }

  @Override
  public int getReadLockCount() {
    return synchronizer == null ? super.getReadLockCount() : synchronizer.readLockCount();
  }

  @Override
  public boolean isWriteLocked() {
    return synchronizer == null ? super.isWriteLocked() : synchronizer.isWriteLocked();
  }

  @Override
  public boolean isWriteLockedByCurrentThread() {
    return synchronizer == null
        ? super.isWriteLockedByCurrentThread()
        : synchronizer.isWriteLockedByCurrentThread();
  }

  @Override
  public int getWriteHoldCount() {
    return synchronizer == null ? super.getWriteHoldCount() : synchronizer.writeHoldCount();
  }

  @Override
  public int getReadHoldCount() {
    return synchronizer == null ? super.getReadHoldCount() : synchronizer.readHoldCount();
  }

  @Override
  protected Collection<Thread> getQueuedWriterThreads() {
    return synchronizer == null
        ? super.getQueuedWriterThreads()
        : synchronizer.getExclusiveQueuedThreads();
  }

  @Override
  protected Collection<Thread> getQueuedReaderThreads() {
    return synchronizer == null
        ? super.getQueuedReaderThreads()
        : synchronizer.getSharedQueuedThreads();
  }

  @Override
  protected Collection<Thread> getQueuedThreads() {
    return synchronizer == null ? super.getQueuedThreads() : synchronizer.getQueuedThreads();
  }

  @Override
  public boolean hasWaiters(Condition condition) {
    return synchronizer == null
        ? super.hasWaiters(condition)
        : synchronizer.hasWaiters(TunedReentrantLock.own(condition));
  }

  @Override
  public int getWaitQueueLength(Condition condition) {
    return synchronizer == null
        ? super.getWaitQueueLength(condition)
        : synchronizer.getWaitQueueLength(TunedReentrantLock.own(condition));
  }

  @Override
  protected Collection<Thread> getWaitingThreads(Condition condition) {
    return synchronizer == null
        ? super.getWaitingThreads(condition)
        : synchronizer.getWaitingThreads(TunedReentrantLock.own(condition));
  }

  @Override
  public String toString() {
    if (synchronizer == null) {
      return super.toString();
    }
    return JdkName.of(ReentrantReadWriteLock.class, TunedReentrantReadWriteLock.class, this)
        + "[Write locks = "
        + synchronizer.writeHolds()
        + ", Read locks = "
        + synchronizer.readLockCount()
        + "]";
  }

  /**
   * Streams hold the JDK's lock, so that a JVM without Locksmith can read them. It has the JDK's
   * part of this one, to which the views of an application's own refer that are in the stream too.
   */
  protected Object writeReplace() {
    if (getClass() == TunedReentrantReadWriteLock.class) {
      return SerialForms.sharing(
          this, new ReentrantReadWriteLock(super.isFair()), ReentrantReadWriteLock.class);
    }
    SerialForms.hideDropIn(getClass(), TunedReentrantReadWriteLock.class);
    return this;
  }

  /** What stands for the read view in a stream: the read view of what stands for this lock. */
  final Object readViewToWrite() {
    return getClass() == TunedReentrantReadWriteLock.class
        ? ((ReentrantReadWriteLock) writeReplace()).readLock()
        : super.readLock();
  }

  /** What stands for the write view in a stream. */
  final WriteLock writeViewToWrite() {
    return getClass() == TunedReentrantReadWriteLock.class
        ? ((ReentrantReadWriteLock) writeReplace()).writeLock()
        : super.writeLock();
  }

  /** A condition for a stream: one of the write view that stands for ours there. */
  final Condition conditionToWrite() {
    return writeViewToWrite().newCondition();
  }

  /** The synchronizer, or {@code null} if the lock is the JDK's own. */
  final ReadWriteSynchronizer synchronizer() {
    return synchronizer;
  }
}
