package dev.locksmith.jmc;

/**
 * What a rule found.
 *
 * @param score from 0, nothing to do, to 100, as Mission Control grades its own rules
 * @param site the site that it is about; {@code null} for none
 * @param summary one sentence
 * @param explanation what it means; may be empty
 * @param solution what to do; may be empty
 */
record Verdict(double score, Site site, String summary, String explanation, String solution) {
  /** There is nothing to do. */
  static Verdict fine(String summary) {
    return new Verdict(0, null, summary, "", "");
  }
}
