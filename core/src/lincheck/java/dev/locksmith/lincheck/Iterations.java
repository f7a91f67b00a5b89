package dev.locksmith.lincheck;

/** How many scenarios Lincheck makes for each type. */
final class Iterations {
  static final int COUNT = Integer.getInteger("locksmith.lincheck.iterations", 10);

  private Iterations() {}
}
