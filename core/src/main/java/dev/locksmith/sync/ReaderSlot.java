package dev.locksmith.sync;

/**
 * Where one reader at a time marks that it reads, on cache lines of its own. {@link ReaderBias}
 * says what for.
 *
 * <p>Only the thread that marks a slot changes it, with one exception: {@link #countIn} turns its
 * holds into such that the word of the lock counts, too. From then on the owner gives them back at
 * both places.
 *
 * <p>A thread finds its own mark by {@code owner}, which needs no fence: nobody else writes that
 * thread there, and the thread itself removes it before it frees the slot.
 */
final class ReaderSlot extends ReaderSlotHolds {
  byte p200, p201, p202, p203, p204, p205, p206, p207;
  byte p208, p209, p210, p211, p212, p213, p214, p215;
  byte p216, p217, p218, p219, p220, p221, p222, p223;
  byte p224, p225, p226, p227, p228, p229, p230, p231;
  byte p232, p233, p234, p235, p236, p237, p238, p239;
  byte p240, p241, p242, p243, p244, p245, p246, p247;
  byte p248, p249, p250, p251, p252, p253, p254, p255;
  byte p256, p257, p258, p259, p260, p261, p262, p263;
  byte p264, p265, p266, p267, p268, p269, p270, p271;
  byte p272, p273, p274, p275, p276, p277, p278, p279;
  byte p280, p281, p282, p283, p284, p285, p286, p287;
  byte p288, p289, p290, p291, p292, p293, p294, p295;
  byte p296, p297, p298, p299, p300, p301, p302, p303;
  byte p304, p305, p306, p307, p308, p309, p310, p311;
  byte p312, p313, p314, p315, p316, p317, p318, p319;
  byte p320, p321, p322, p323, p324, p325, p326, p327;
  byte p328, p329, p330, p331, p332, p333, p334, p335;

  /** So often a slot can be held; what is beyond is counted in the word of the lock. */
  static final int MOST_HOLDS = 255;

  boolean isHeldBy(Thread thread) {
    return owner == thread;
  }

  /** How often the owner holds the lock by this slot. */
  int holds() {
    return Math.abs(holds);
  }

  /** Marks a free slot, and tells whether it was one. The mark does not count yet. */
  boolean mark(Thread current) {
    if (holds == 0 && casHolds(0, 1)) {
      owner = current;
      return true;
    }
    return false;
  }

  /** One more hold for the owner, if the slot has room and its holds are not counted elsewhere. */
  boolean markAgain() {
    int before = holds;
    return before > 0 && before < MOST_HOLDS && casHolds(before, before + 1);
  }

  /**
   * One hold less for the owner.
   *
   * @return {@code false} if it is counted in the word of the lock, too: there first
   */
  boolean unmark() {
    int before = holds;
    while (before > 0) {
      if (before == 1 ? free() : casHolds(before, before - 1)) {
        return true;
      }
      before = holds;
    }
    return false;
  }

  /** Removes the last mark. If the stack does not suffice for that, it stays. */
  private boolean free() {
    Thread current = owner;
    owner = null;
    boolean freed = false;
    try {
      freed = casHolds(1, 0);
    } finally {
      if (!freed) {
        owner = current;
      }
    }
    return freed;
  }

  /** One hold less for the owner, after the word of the lock has counted it down. */
  void unmarkCounted() {
    int left = holds + 1;
    if (left == 0) {
      owner = null;
    }
    holds = left;
  }

  /**
   * Counts biased holds in the word of the lock. The word comes first: a hold that is counted twice
   * for a moment keeps writers out, one that is not counted would let them in.
   */
  void countIn(ReaderBias lock) {
    int biased;
    while ((biased = holds) > 0) {
      lock.addToWord(biased);
      if (casHolds(biased, -biased)) {
        return;
      }
      lock.addToWord(-biased);
    }
  }
}
