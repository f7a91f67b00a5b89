package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;

/** Takes what the user may want to read about the rewriting. */
public interface RewriteLog {
  /** A class was rewritten. */
  void rewritten(String className);

  /** The locks made at a site are swapped: its name, the type, how, and who says so. */
  void swapped(String site);

  /** A place was left alone for a known reason. */
  void leftAlone(LeftAlone leftAlone);

  /** A class was left alone because rewriting it failed. */
  void failed(LeftAlone leftAlone);

  /** A class that is loaded already could not be transformed again, and stays as it is. */
  void notRetransformed(String className, Throwable failure);
}
