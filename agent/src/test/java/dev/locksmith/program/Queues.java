package dev.locksmith.program;

import java.util.concurrent.LinkedBlockingQueue;

/**
 * A service that makes a queue of the JDK's for each byte that it reads, and sends 1 through it.
 */
public final class Queues {
  private Queues() {}

  /** Runs until its input ends. */
  public static void main(String[] args) throws Exception {
    System.out.println("ready");
    while (System.in.read() >= 0) {
      LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
      queue.put(1);
      System.out.println(queue.take());
    }
  }
}
