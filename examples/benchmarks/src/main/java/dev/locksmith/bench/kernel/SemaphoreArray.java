package dev.locksmith.bench.kernel;

import dev.locksmith.bench.lock.JdkTypes;
import dev.locksmith.bench.lock.Peer;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Semaphores made one after the other, as an application fills an array of them. */
final class SemaphoreArray {
  private static final int LENGTH = 64;

  /** So many semaphores of the JDK's are more than two cache lines. */
  private static final int APART = 8;

  private final List<Semaphore> all;

  SemaphoreArray(Peer peer) {
    all = Stream.generate(() -> JdkTypes.semaphore(peer, 1)).limit(LENGTH).toList();
    settle();
  }

  /**
   * Neighbours; of the many there are, such as share a cache line, if there are any. With the JDK's
   * semaphore of 48 bytes every fourth pair does.
   */
  List<Semaphore> adjacent(int count) {
    for (int from = 0; from + count <= LENGTH; from++) {
      List<Semaphore> neighbours = all.subList(from, from + count);
      if (SemaphoreAddresses.shareLine(addresses(neighbours))) {
        return neighbours;
      }
    }
    return all.subList(0, count);
  }

  /** Some that are so far apart that none shares a cache line with another. */
  List<Semaphore> apart(int count) {
    return IntStream.range(0, count).mapToObj(i -> all.get(i * APART % LENGTH)).toList();
  }

  static List<Long> addresses(List<Semaphore> semaphores) {
    return semaphores.stream().map(SemaphoreAddresses::wordOf).toList();
  }

  /** Lets the collector put the objects where they stay: it moves what is young. */
  private static void settle() {
    System.gc();
    System.gc();
  }
}
