package dev.locksmith.bench.pair;

import java.io.IOException;
import java.time.Duration;

/** Something that can be measured again and again. */
public interface Arm extends AutoCloseable {
  /**
   * Measures once.
   *
   * @throws IOException if the measurement failed
   */
  Sample measure(Duration length) throws IOException;

  /** Something about this arm that belongs into the report; may be empty. */
  default String remark() {
    return "";
  }

  @Override
  void close();
}
