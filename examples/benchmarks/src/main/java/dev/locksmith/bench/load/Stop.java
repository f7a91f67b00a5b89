package dev.locksmith.bench.load;

/** Tells threads to come to an end. */
public final class Stop extends PadBefore {
  private volatile boolean set;

  /** Whether they should. */
  public boolean isSet() {
    return set;
  }

  void set() {
    set = true;
  }
}
