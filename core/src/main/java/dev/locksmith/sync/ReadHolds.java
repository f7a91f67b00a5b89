package dev.locksmith.sync;

/**
 * How often each thread holds the read side of one lock. An entry exists only while its thread
 * holds the lock, so that nothing stays behind in threads that live on.
 */
final class ReadHolds extends ThreadLocal<ReadHolds.Count> {
  /** The holds of one thread. */
  static final class Count {
    int holds;
  }

  @Override
  protected Count initialValue() {
    return new Count();
  }

  /** The holds of the calling thread, without leaving an entry behind where there are none. */
  int current() {
    int holds = get().holds;
    if (holds == 0) {
      remove();
    }
    return holds;
  }
}
