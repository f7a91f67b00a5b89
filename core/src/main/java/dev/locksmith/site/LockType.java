package dev.locksmith.site;

/** The three types of {@code java.util.concurrent} that can be swapped. */
public enum LockType {
  /** {@link java.util.concurrent.locks.ReentrantLock}. */
  REENTRANT_LOCK("ReentrantLock"),
  /** {@link java.util.concurrent.locks.ReentrantReadWriteLock}. */
  READ_WRITE_LOCK("ReentrantReadWriteLock"),
  /** {@link java.util.concurrent.Semaphore}. */
  SEMAPHORE("Semaphore");

  private final String label;

  LockType(String label) {
    this.label = label;
  }

  /** The simple name of the JDK type. */
  public String label() {
    return label;
  }
}
