package dev.locksmith.lock;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * One interrupt from one actor to another, which comes while the other is at work or not at all:
 * the threads of the tool live on, and must not be interrupted in their next test.
 */
final class Interruption {
  private static final int IDLE = 0;
  private static final int OPEN = 1;
  private static final int SENDING = 2;
  private static final int CLOSED = 3;

  private final AtomicInteger state = new AtomicInteger(IDLE);
  private Thread receiver;

  /** The calling thread may be interrupted from now on. */
  void open() {
    receiver = Thread.currentThread();
    state.set(OPEN);
  }

  /** Interrupts the other thread if that is possible now. */
  void send() {
    if (state.compareAndSet(OPEN, SENDING)) {
      receiver.interrupt();
      state.set(CLOSED);
    }
  }

  /** The calling thread will not be interrupted any more, and is not. */
  void close() {
    if (!state.compareAndSet(OPEN, CLOSED)) {
      while (state.get() != CLOSED) {
        Thread.onSpinWait();
      }
      Thread.interrupted();
    }
  }
}
