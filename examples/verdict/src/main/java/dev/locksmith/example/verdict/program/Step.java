package dev.locksmith.example.verdict.program;

/** What a thread does over and over. */
public interface Step {
  /**
   * Does it once.
   *
   * @param value what it gave the thread the last time; never 0
   * @return follows from that and what was done, so that the work cannot be left out; never 0
   */
  long take(long value);
}
