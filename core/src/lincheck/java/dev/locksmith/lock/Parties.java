package dev.locksmith.lock;

import java.util.ArrayList;
import java.util.List;

/** The threads of one scenario. */
final class Parties {
  private final List<Thread> threads = new ArrayList<>();
  private volatile Throwable failure;

  /** What a thread does. */
  interface Part {
    void play() throws InterruptedException;
  }

  /** Starts a thread that plays a part, and ends where it is interrupted. */
  Thread start(Part part) {
    Thread thread =
        new Thread(
            () -> {
              try {
                part.play();
              } catch (InterruptedException expected) {
                // The part is over.
              } catch (Throwable e) {
                failure = e;
              }
            });
    threads.add(thread);
    thread.start();
    return thread;
  }

  /** Waits for all, for ever if one is never woken. */
  void join() {
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    if (failure != null) {
      throw new AssertionError(failure);
    }
  }

  /** Makes it likely that others wait by now. */
  @SuppressWarnings("ThreadPriorityCheck") // Nothing depends on it.
  static void letOthersCome() {
    Thread.yield();
  }

  static void check(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }
}
