package dev.locksmith.program;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Puts the collections and pools of {@code java.util.concurrent} to work; prints a sum. */
public final class JdkContender {
  private static final int ITEMS = 3_000;
  private static final int PAIRS = 2;

  private JdkContender() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws Exception {
    long sum = 0;
    sum += pass(new ArrayBlockingQueue<>(8));
    sum += pass(new LinkedBlockingQueue<>(8));
    sum += pass(new LinkedBlockingDeque<>(8));
    sum += pass(new PriorityBlockingQueue<>());
    new DelayQueue<>().poll();
    ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
    sum += scheduler.schedule(() -> 1, 1, TimeUnit.MILLISECONDS).get();
    scheduler.shutdown();
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread other = new Thread(() -> meet(barrier));
    other.start();
    meet(barrier);
    other.join();
    System.out.println(sum + " " + copy(new ConcurrentHashMap<>(java.util.Map.of("a", 1))));
  }

  private static long pass(BlockingQueue<Integer> queue) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2 * PAIRS);
    AtomicLong sum = new AtomicLong();
    for (int i = 0; i < PAIRS; i++) {
      pool.execute(() -> produce(queue));
      pool.execute(() -> consume(queue, sum));
    }
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("stuck: " + queue.getClass());
    }
    return sum.get();
  }

  private static void produce(BlockingQueue<Integer> queue) {
    try {
      for (int i = 1; i <= ITEMS; i++) {
        queue.put(i);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void consume(BlockingQueue<Integer> queue, AtomicLong sum) {
    try {
      for (int i = 1; i <= ITEMS; i++) {
        sum.addAndGet(queue.take());
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** What comes back from a stream: the serial form of this map holds locks. */
  private static Object copy(Object map) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(map);
    }
    String text = bytes.toString(java.nio.charset.StandardCharsets.ISO_8859_1);
    if (text.contains("Locksmith")) {
      throw new IllegalStateException("a drop-in in the stream");
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }
}
