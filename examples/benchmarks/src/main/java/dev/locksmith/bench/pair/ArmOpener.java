package dev.locksmith.bench.pair;

import java.io.IOException;

/** Makes arms ready to be measured. */
@FunctionalInterface
public interface ArmOpener {
  /**
   * Opens an arm.
   *
   * @throws IOException if it cannot be opened
   */
  Arm open(String arm) throws IOException;
}
