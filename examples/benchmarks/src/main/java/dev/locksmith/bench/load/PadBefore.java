package dev.locksmith.bench.load;

/**
 * Keeps the fields of a subclass 128 bytes away from the object before it, so that what threads
 * count for themselves does not share a cache line. Objects of such subclasses in a row keep away
 * from each other.
 */
public abstract class PadBefore {
  long p00, p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15;
}
