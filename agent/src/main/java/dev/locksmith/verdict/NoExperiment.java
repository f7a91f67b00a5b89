package dev.locksmith.verdict;

/** A file does not hold an experiment, or only a part of one. */
public final class NoExperiment extends Exception {
  private static final long serialVersionUID = 1L;

  NoExperiment(String message, Throwable cause) {
    super(message, cause);
  }
}
