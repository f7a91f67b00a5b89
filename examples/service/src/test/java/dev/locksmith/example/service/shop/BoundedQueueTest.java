package dev.locksmith.example.service.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class BoundedQueueTest {
  private final BoundedQueue<String> queue = new BoundedQueue<>(2);

  @Test
  void keepsTheOrder() throws InterruptedException {
    queue.put("a");
    queue.put("b");

    assertEquals("a", queue.take());
    assertEquals("b", queue.take());
  }

  @Test
  void putWaitsForAFreePlace() throws Exception {
    queue.put("a");
    queue.put("b");
    CompletableFuture<Void> third = CompletableFuture.runAsync(() -> put("c"));

    assertFalse(third.isDone());
    assertEquals("a", queue.take());
    third.get(10, TimeUnit.SECONDS);
  }

  @Test
  void takeCanBeInterrupted() {
    Thread.currentThread().interrupt();

    assertThrows(InterruptedException.class, queue::take);
  }

  private void put(String element) {
    try {
      queue.put(element);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
