package dev.locksmith.example.verdict.program;

/** What a thread does over and over. */
interface Step {
  /**
   * Does it once.
   *
   * @param value what {@link Work} gave the thread so far
   * @return what it gave now, so that the work cannot be left out
   */
  long take(long value);
}
