package dev.locksmith.program;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.ref.WeakReference;
import java.lang.reflect.Constructor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Views of an application's own, beside those of their lock: whatever their class went through, all
 * views of one lock exclude each other. Prints a line of what went wrong, or of all that is well.
 */
public final class Views {
  private static final int ROUNDS = 200_000;
  private static final int VIEWS = 300_000;
  private static final int SMALL_STACK = 512 * 1024;
  private static final String LATE = Views.class.getName() + "$LateWriteLock";

  private static int count;

  /** A view that an application makes itself. */
  static final class OwnWriteLock extends ReentrantReadWriteLock.WriteLock {
    private static final long serialVersionUID = 1L;

    OwnWriteLock(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  /** Another, for reading. */
  static final class OwnReadLock extends ReentrantReadWriteLock.ReadLock {
    private static final long serialVersionUID = 1L;

    OwnReadLock(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  /** A view whose class is loaded where no stack is left for an agent to look at it. */
  static final class LateWriteLock extends ReentrantReadWriteLock.WriteLock {
    private static final long serialVersionUID = 1L;

    LateWriteLock(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  private Views() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    OwnWriteLock write = new OwnWriteLock(lock);
    OwnReadLock read = new OwnReadLock(lock);
    countTogether(lock.writeLock(), write);
    countTogether(write, new OwnWriteLock(lock));
    excludeEachOther(lock, lock.readLock(), write);
    excludeEachOther(lock, read, lock.writeLock());
    excludeEachOther(lock, read, write);
    excludeEachOther(lock, lock.readLock(), madeByReflection(lock));
    viewOfALockThatIsHeld();
    viewWhoseClassCameAtTheEndOfTheStack();
    waitForEachOther(lock, write);
    interrupts(lock, read, write);
    texts(read, write);
    streams(lock, read, write);
    areCollected(lock);
    System.out.println("all is well");
  }

  private static void countTogether(Lock first, Lock second) throws InterruptedException {
    count = 0;
    Thread other = new Thread(() -> increment(first));
    other.start();
    increment(second);
    other.join();
    check(count == 2 * ROUNDS, "counted " + count);
  }

  private static void increment(Lock lock) {
    for (int i = 0; i < ROUNDS; i++) {
      lock.lock();
      count++;
      lock.unlock();
    }
  }

  private static void excludeEachOther(
      ReentrantReadWriteLock lock,
      ReentrantReadWriteLock.ReadLock read,
      ReentrantReadWriteLock.WriteLock write)
      throws Exception {
    read.lock();
    check(lock.getReadHoldCount() == 1 && lock.getReadLockCount() == 1, "the read hold");
    check(!elsewhere(() -> canLock(write)), "a reader excludes");
    check(elsewhere(() -> canLock(read)), "readers share");
    check(!write.tryLock(), "nor may this thread");
    lock.readLock().unlock();
    write.lock();
    check(write.tryLock(), "reentrance");
    check(write.getHoldCount() == 2 && lock.getWriteHoldCount() == 2, "the hold count");
    check(write.isHeldByCurrentThread() && lock.isWriteLockedByCurrentThread(), "the owner");
    check(!elsewhere(read::tryLock) && !elsewhere(write::tryLock), "a writer excludes");
    check(!elsewhere(write::isHeldByCurrentThread), "another thread owns nothing");
    read.lock();
    lock.writeLock().unlock();
    write.unlock();
    check(!lock.isWriteLocked() && lock.getReadHoldCount() == 1, "a downgrade");
    read.unlock();
    try {
      write.unlock();
      check(false, "an unlock too many");
    } catch (IllegalMonitorStateException expected) {
      check(write.getHoldCount() == 0, "nothing is held");
    }
  }

  private static boolean canLock(Lock lock) throws InterruptedException {
    boolean can = lock.tryLock(1, TimeUnit.MILLISECONDS);
    if (can) {
      lock.unlock();
    }
    return can;
  }

  private static ReentrantReadWriteLock.WriteLock madeByReflection(ReentrantReadWriteLock lock)
      throws ReflectiveOperationException {
    Constructor<ReentrantReadWriteLock.WriteLock> constructor =
        ReentrantReadWriteLock.WriteLock.class.getDeclaredConstructor(ReentrantReadWriteLock.class);
    constructor.setAccessible(true);
    return constructor.newInstance(lock);
  }

  private static void viewOfALockThatIsHeld() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.writeLock().lock();
    OwnWriteLock view = new OwnWriteLock(lock);
    check(view.getHoldCount() == 1 && !elsewhere(view::tryLock), "it is held");
    view.unlock();
    check(elsewhere(view::tryLock) && lock.isWriteLocked(), "it is free");
  }

  private static void viewWhoseClassCameAtTheEndOfTheStack() throws Exception {
    FutureTask<Class<?>> loading = new FutureTask<>(() -> loadAtTheEnd(0));
    new Thread(null, loading, "deep", SMALL_STACK).start();
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Constructor<?> constructor = loading.get().getDeclaredConstructor(ReentrantReadWriteLock.class);
    Lock view = (Lock) constructor.newInstance(lock);
    countTogether(view, lock.writeLock());
    lock.writeLock().lock();
    check(!elsewhere(view::tryLock), "the late view excludes");
    lock.writeLock().unlock();
  }

  @SuppressWarnings("InfiniteRecursion") // That is what overflows the stack.
  private static Class<?> loadAtTheEnd(int depth) throws ClassNotFoundException {
    try {
      return loadAtTheEnd(depth + 1);
    } catch (StackOverflowError here) {
      return Class.forName(LATE, false, Views.class.getClassLoader());
    }
  }

  @SuppressWarnings("WaitNotInLoop") // A wakeup without cause would only end the test early.
  private static void waitForEachOther(ReentrantReadWriteLock lock, OwnWriteLock write)
      throws Exception {
    Condition condition = write.newCondition();
    FutureTask<Boolean> waiting =
        new FutureTask<>(
            () -> {
              write.lock();
              try {
                return condition.await(1, TimeUnit.MINUTES);
              } finally {
                write.unlock();
              }
            });
    new Thread(waiting).start();
    boolean isAwaited = false;
    while (!isAwaited) {
      lock.writeLock().lock();
      isAwaited = lock.hasWaiters(condition);
      if (isAwaited) {
        check(lock.getWaitQueueLength(condition) == 1, "one waits");
        condition.signal();
      }
      lock.writeLock().unlock();
    }
    check(waiting.get(), "it was signalled");
  }

  private static void interrupts(ReentrantReadWriteLock lock, OwnReadLock read, OwnWriteLock write)
      throws Exception {
    lock.writeLock().lock();
    FutureTask<Boolean> reading = new FutureTask<>(() -> isInterruptedIn(read));
    FutureTask<Boolean> writing = new FutureTask<>(() -> isInterruptedIn(write));
    Thread reader = new Thread(reading);
    Thread writer = new Thread(writing);
    reader.start();
    writer.start();
    while (lock.getQueueLength() < 2) {
      Thread.onSpinWait();
    }
    check(lock.hasQueuedThread(reader) && lock.hasQueuedThread(writer), "both are queued");
    reader.interrupt();
    writer.interrupt();
    check(reading.get() && writing.get(), "both were interrupted");
    lock.writeLock().unlock();
  }

  private static boolean isInterruptedIn(Lock lock) {
    try {
      lock.lockInterruptibly();
      return false;
    } catch (InterruptedException expected) {
      return true;
    }
  }

  private static void texts(OwnReadLock read, OwnWriteLock write) {
    checkText(read, "[Read locks = 0]");
    checkText(write, "[Unlocked]");
    write.lock();
    checkText(write, "[Locked by thread " + Thread.currentThread().getName() + "]");
    read.lock();
    checkText(read, "[Read locks = 1]");
    read.unlock();
    write.unlock();
  }

  private static void checkText(Object view, String state) {
    String expected =
        view.getClass().getName() + "@" + Integer.toHexString(view.hashCode()) + state;
    check(view.toString().equals(expected), view + " is not " + expected);
  }

  private static void streams(ReentrantReadWriteLock lock, OwnReadLock read, OwnWriteLock write)
      throws Exception {
    Object[] original = {lock, read, write, write.newCondition(), lock.readLock()};
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(original);
    }
    check(!bytes.toString("ISO-8859-1").contains("locksmith/"), "a JVM of its own can read them");
    Object[] copy = read(bytes.toByteArray());
    ReentrantReadWriteLock lockCopy = (ReentrantReadWriteLock) copy[0];
    OwnReadLock readCopy = (OwnReadLock) copy[1];
    OwnWriteLock writeCopy = (OwnWriteLock) copy[2];
    excludeEachOther(lockCopy, readCopy, writeCopy);
    excludeEachOther(lockCopy, (ReentrantReadWriteLock.ReadLock) copy[4], writeCopy);
    writeCopy.lock();
    check(!lockCopy.hasWaiters((Condition) copy[3]), "the condition came along");
    writeCopy.unlock();
  }

  private static Object[] read(byte[] bytes) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return (Object[]) in.readObject();
    }
  }

  /** With a small heap, this fails if something keeps them. */
  private static void areCollected(ReentrantReadWriteLock lock) throws InterruptedException {
    WeakReference<Object> view = new WeakReference<>(new OwnWriteLock(lock));
    WeakReference<Object> lockOfView = new WeakReference<>(lockWithView());
    for (int i = 0; i < VIEWS; i++) {
      OwnWriteLock another = new OwnWriteLock(lock);
      another.lock();
      another.unlock();
    }
    while (view.get() != null || lockOfView.get() != null) {
      System.gc();
      Thread.sleep(1);
    }
  }

  private static Object lockWithView() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return new Object[] {lock, new OwnReadLock(lock)}[0];
  }

  private static boolean elsewhere(Attempt attempt) throws Exception {
    FutureTask<Boolean> task = new FutureTask<>(attempt::succeeds);
    new Thread(task).start();
    return task.get();
  }

  private static void check(boolean isSo, String what) {
    if (!isSo) {
      throw new AssertionError(what);
    }
  }

  /** Something that another thread tries. */
  private interface Attempt {
    boolean succeeds() throws Exception;
  }
}
