package dev.locksmith.example.verdict;

/** What became of a comparison. */
enum Outcome {
  RIGHT("right"),
  WRONG("wrong"),
  /** Wrong in the way that harms. */
  FALSE_WINNER("false winner"),
  /** It could not tell, or failed. */
  NO_VERDICT("no verdict");

  private final String title;

  Outcome(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }
}
