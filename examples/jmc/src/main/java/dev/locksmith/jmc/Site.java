package dev.locksmith.jmc;

/** What the statistics of one site add up to over a recording. Times are in seconds. */
final class Site {
  final String name;
  final String lockType;
  final String strategy;
  double created;
  double contended;
  double spinAcquired;
  double totalWait;
  double spinTime;

  Site(String name, String lockType, String strategy) {
    this.name = name;
    this.lockType = lockType;
    this.strategy = strategy;
  }

  /** The mean wait, in seconds; 0 if there was none. */
  double meanWait() {
    return contended == 0 ? 0 : totalWait / contended;
  }

  @Override
  public String toString() {
    return name + " (" + lockType + ", " + strategy + ")";
  }
}
