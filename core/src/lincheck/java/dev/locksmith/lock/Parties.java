package dev.locksmith.lock;

import java.util.ArrayList;
import java.util.List;

/** The threads of one scenario. */
final class Parties {
  private final List<Thread> threads = new ArrayList<>();

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
  }

  static void check(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }
}
