package dev.locksmith.bench.lock;

/** Which JDK type is compared, and how it is taken. */
public enum Mode {
  /** {@link java.util.concurrent.locks.ReentrantLock}. */
  MUTEX("ReentrantLock"),
  /** The read lock of {@link java.util.concurrent.locks.ReentrantReadWriteLock}. */
  READ("ReadLock"),
  /** The write lock of {@link java.util.concurrent.locks.ReentrantReadWriteLock}. */
  WRITE("WriteLock"),
  /** One permit of a {@link java.util.concurrent.Semaphore} that has one. */
  PERMIT("Semaphore");

  private final String label;

  Mode(String label) {
    this.label = label;
  }

  /** The simple name of the JDK type. */
  public String label() {
    return label;
  }
}
