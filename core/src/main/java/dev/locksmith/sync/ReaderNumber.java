package dev.locksmith.sync;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A number for each thread that reads by a {@link ReaderSlot}, in the order in which they come.
 * Threads that read at the same time have mostly come one soon after the other, so that their
 * numbers spread evenly over the slots, as a hash would not. It belongs to the thread: a virtual
 * thread takes it along from carrier to carrier.
 */
final class ReaderNumber extends ThreadLocal<Integer> {
  private static final ReaderNumber NUMBER = new ReaderNumber();
  private static final AtomicInteger NEXT = new AtomicInteger();

  private ReaderNumber() {}

  /** That of the calling thread. Only the first call of a thread allocates memory. */
  static int ofCurrentThread() {
    return NUMBER.get();
  }

  @Override
  protected Integer initialValue() {
    return NEXT.getAndIncrement();
  }
}
