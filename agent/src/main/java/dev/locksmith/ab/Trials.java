package dev.locksmith.ab;

import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Verdict;

/** What measures an arm: by a run of the user's command, or in a window of a running service. */
interface Trials extends AutoCloseable {
  /**
   * Measures once.
   *
   * @param number counted from 1 over all of the comparison
   * @throws RunFailed if it does not count
   * @throws TrialsOver if nothing can be measured any more; what was measured before counts
   */
  Measured run(Schedule.Slot slot, int number)
      throws RunFailed, TrialsOver, ComparisonFailed, InterruptedException;

  /** The arm that confirms the rules of a verdict. */
  Arm confirming(Verdict verdict);

  /** From any thread: ends what is being measured. */
  void stop() throws InterruptedException;

  /** Whether {@link #stop} was called. */
  boolean isStopped();

  /** Leaves everything as it was before. */
  @Override
  void close();
}
