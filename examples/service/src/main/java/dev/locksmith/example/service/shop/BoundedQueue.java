package dev.locksmith.example.service.shop;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** A queue of limited length: two semaphores count its free places and its elements. */
final class BoundedQueue<E> {
  private final Queue<E> elements = new ConcurrentLinkedQueue<>();
  private final Semaphore free;
  private final Semaphore filled = new Semaphore(0);

  BoundedQueue(int capacity) {
    free = new Semaphore(capacity);
  }

  /** Appends the element, waiting for a free place. */
  void put(E element) throws InterruptedException {
    free.acquire();
    elements.add(element);
    filled.release();
  }

  /** Removes the oldest element, waiting for one. */
  E take() throws InterruptedException {
    filled.acquire();
    E element = elements.remove();
    free.release();
    return element;
  }
}
