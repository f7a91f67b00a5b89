package dev.locksmith.bench.load;

import dev.locksmith.bench.pair.Tally;
import java.io.IOException;
import java.time.Duration;

/** A workload with the locks of one arm, ready to run. */
public interface Bench extends AutoCloseable {
  /**
   * Runs once.
   *
   * @throws IOException if it failed
   */
  Tally run(Duration length) throws IOException;

  /** Something that belongs into the report, in one line; may be empty. */
  default String remark() {
    return "";
  }

  @Override
  default void close() {}
}
