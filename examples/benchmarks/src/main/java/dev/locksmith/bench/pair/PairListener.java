package dev.locksmith.bench.pair;

/** Hears of every pair, those that are dropped too. */
@FunctionalInterface
public interface PairListener {
  /** A pair was measured. */
  void measured(Pair pair, boolean kept);
}
