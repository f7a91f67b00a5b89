package dev.locksmith.program;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Makes locks in other ways than by {@code new}. Prints for each whether its class is the JDK's
 * own, and whether it excludes.
 */
public final class OtherWays {
  private static final class Own extends ReentrantLock implements Cloneable {
    private static final long serialVersionUID = 1L;

    @Override
    public Own clone() throws CloneNotSupportedException {
      return (Own) super.clone();
    }
  }

  private static final long WAIT_MILLIS = 50;

  private OtherWays() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Throwable {
    for (Object made :
        List.of(new ReentrantLock(), new ReentrantReadWriteLock(), new Semaphore(1))) {
      print("made", made);
      print("deserialised", copy(made));
    }
    print("reflected", ReentrantLock.class.getConstructor().newInstance());
    print("reflected", ReentrantReadWriteLock.class.getConstructor().newInstance());
    print("reflected", Semaphore.class.getConstructor(int.class).newInstance(1));
    print(
        "by a handle",
        MethodHandles.lookup()
            .findConstructor(ReentrantLock.class, MethodType.methodType(void.class))
            .invoke());
    print("reflected", Own.class.getDeclaredConstructor().newInstance());
    print("deserialised", copy(new Own()));
    Own original = new Own();
    Own clone = original.clone();
    print("cloned", clone);
    original.lock();
    System.out.println("original " + original.isLocked() + ", clone " + clone.isLocked());
  }

  private static Object copy(Object lock) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(lock);
    }
    if (bytes.toString(StandardCharsets.ISO_8859_1).contains("Locksmith")) {
      throw new IllegalStateException("the stream names a class that others do not have");
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  private static void print(String way, Object lock) throws Exception {
    Class<?> type = lock.getClass();
    Class<?> toCompare = type == Own.class ? type.getSuperclass() : type;
    boolean isJdk =
        toCompare == ReentrantLock.class
            || toCompare == ReentrantReadWriteLock.class
            || toCompare == Semaphore.class;
    String name = type == Own.class ? "Own" : lock instanceof ReentrantLock ? "lock" : nameOf(lock);
    System.out.println(
        way + " " + name + (isJdk ? " jdk " : " drop-in ") + (excludes(lock) ? "ok" : "broken"));
  }

  private static String nameOf(Object lock) {
    return lock instanceof Semaphore ? "semaphore" : "readWriteLock";
  }

  /** Whether a thread that waits for it gets it when it is released, and not before. */
  private static boolean excludes(Object lock) throws Exception {
    acquire(lock);
    CompletableFuture<Void> waiter =
        CompletableFuture.runAsync(
            () -> {
              acquire(lock);
              release(lock);
            });
    Thread.sleep(WAIT_MILLIS);
    boolean waits = !waiter.isDone();
    release(lock);
    waiter.get(1, TimeUnit.MINUTES);
    return waits;
  }

  private static void acquire(Object lock) {
    if (lock instanceof Semaphore permits) {
      permits.acquireUninterruptibly();
    } else {
      exclusive(lock).lock();
    }
  }

  private static void release(Object lock) {
    if (lock instanceof Semaphore permits) {
      permits.release();
    } else {
      exclusive(lock).unlock();
    }
  }

  private static Lock exclusive(Object lock) {
    return lock instanceof ReadWriteLock both ? both.writeLock() : (Lock) lock;
  }
}
