package dev.locksmith.bench.kernel;

import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.lock.ReadWriteGuards;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

/** Lists, maps and queues that all tasks use, each under the kind of lock that fits it. */
final class SharedTables {
  /** Keys are 0 to this, exclusive. */
  static final int KEYS = 4096;

  private static final int LIST_LENGTH = 64;
  private static final int QUEUE_LENGTH = 256;

  private final Guard listLock;
  private final ReadWriteGuards mapLock;
  private final Guard queuePermit;
  private final ArrayDeque<Integer> list = new ArrayDeque<>();
  private final Map<Integer, Integer> map = new HashMap<>();
  private final ArrayDeque<Integer> queue = new ArrayDeque<>();

  SharedTables(Peer peer) {
    listLock = Guards.make(Mode.MUTEX, peer);
    mapLock = Guards.readWrite(peer);
    queuePermit = Guards.make(Mode.PERMIT, peer);
    for (int key = 0; key < KEYS; key++) {
      map.put(key, key);
    }
  }

  /** Appends to a list of bounded length and looks through all of it. */
  int appendAndScan(int value) {
    int[] found = new int[1];
    listLock.run(
        () -> {
          list.addLast(value);
          if (list.size() > LIST_LENGTH) {
            list.removeFirst();
          }
          for (int each : list) {
            found[0] += each == value ? 1 : 0;
          }
        });
    return found[0];
  }

  /** Reads the map. */
  int lookUp(int key) {
    int[] found = new int[1];
    mapLock.read().run(() -> found[0] = map.get(key));
    return found[0];
  }

  /** Writes to the map. */
  int update(int key) {
    mapLock.write().run(() -> map.merge(key, 1, (old, one) -> (old + one) % KEYS));
    return 1;
  }

  /** Puts something into a queue, and takes the oldest out of it once it is full. */
  int passOn(int value) {
    int[] oldest = new int[1];
    queuePermit.run(
        () -> {
          queue.addLast(value);
          oldest[0] = queue.size() > QUEUE_LENGTH ? queue.removeFirst() : 0;
        });
    return oldest[0];
  }
}
