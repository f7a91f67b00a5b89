package dev.locksmith.example.verdict;

import dev.locksmith.example.verdict.program.NoContention;
import dev.locksmith.example.verdict.program.ShortSections;
import dev.locksmith.example.verdict.program.SleepingOwner;

/** A comparison whose right verdict is known. */
enum Known {
  SHORT_SECTIONS("short sections", ShortSections.class, Truth.BETTER),
  SHORT_SECTIONS_AA("short sections, A/A", ShortSections.class, Truth.SAME),
  SLEEPING_OWNER("sleeping owner", SleepingOwner.class, Truth.NOT_BETTER),
  SLEEPING_OWNER_AA("sleeping owner, A/A", SleepingOwner.class, Truth.SAME),
  NO_CONTENTION("no contention", NoContention.class, Truth.NOT_BETTER),
  NO_CONTENTION_AA("no contention, A/A", NoContention.class, Truth.SAME);

  private final String title;
  private final Class<?> program;
  private final Truth truth;

  Known(String title, Class<?> program, Truth truth) {
    this.title = title;
    this.program = program;
    this.truth = truth;
  }

  String title() {
    return title;
  }

  /** Has a {@code main} that prints {@code throughput: N}. */
  Class<?> program() {
    return program;
  }

  /** As {@code --arms} takes them. */
  String arms() {
    return isSame() ? "jdk,jdk" : "jdk,optimistic";
  }

  /** Whether both arms are the same (A/A). */
  boolean isSame() {
    return truth == Truth.SAME;
  }

  Outcome judge(Answer answer) {
    boolean isToldBetter = answer.finding().equals(Answer.BETTER) || !answer.keepsFirst();
    if (truth != Truth.BETTER && isToldBetter) {
      return Outcome.FALSE_WINNER;
    }
    if (answer.isUntold()) {
      return Outcome.NO_VERDICT;
    }
    boolean isRight =
        switch (truth) {
          case BETTER -> answer.finding().equals(Answer.BETTER) && !answer.keepsFirst();
          case NOT_BETTER -> true;
          case SAME -> answer.finding().equals(Answer.NO_DIFFERENCE);
        };
    return isRight ? Outcome.RIGHT : Outcome.WRONG;
  }

  /** What the second arm is, compared to the first. */
  private enum Truth {
    BETTER,
    NOT_BETTER,
    SAME
  }
}
