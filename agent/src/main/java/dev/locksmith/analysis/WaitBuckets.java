package dev.locksmith.analysis;

/** Waits by their length, in buckets of which each is twice as wide as the one before. */
final class WaitBuckets {
  private final WaitSplit[] buckets = new WaitSplit[Long.SIZE];

  void add(Wait wait) {
    int index = index(wait.nanos());
    if (buckets[index] == null) {
      buckets[index] = new WaitSplit();
    }
    buckets[index].add(wait);
  }

  /** The waits in the bucket of that number. */
  WaitSplit bucket(int index) {
    return buckets[index] == null ? new WaitSplit() : buckets[index];
  }

  /** The number of the first bucket that is not empty. */
  int first() {
    int index = 0;
    while (index < buckets.length && buckets[index] == null) {
      index++;
    }
    return index;
  }

  /** The number behind the last bucket that is not empty. */
  int end() {
    int index = buckets.length;
    while (index > 0 && buckets[index - 1] == null) {
      index--;
    }
    return index;
  }

  /** The shortest wait that belongs to a bucket; that of the next bucket belongs to it no more. */
  static long fromNanos(int index) {
    return index == 0 ? 0 : 1L << (index - 1);
  }

  /** The number of the bucket of a wait. */
  static int index(long nanos) {
    return Long.SIZE - Long.numberOfLeadingZeros(nanos);
  }
}
