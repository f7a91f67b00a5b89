package dev.locksmith.rewrite;

import dev.locksmith.site.LockType;

/**
 * One lock in the making: a {@code NEW} with every {@code <init>} that completes it, or a
 * constructor reference, or the {@code super(...)} calls of a subclass.
 */
final class Construction {
  private final LockType type;
  private String place;
  private String field;
  private String obstacle;
  private boolean isCompleted;
  private Swap swap;

  /** A construction of which nothing more is known. */
  Construction(LockType type) {
    this.type = type;
  }

  /** It begins there: the class, the method and the line. */
  Construction beginsAt(String place) {
    this.place = place;
    return this;
  }

  /** Whether it is known where it begins. */
  boolean hasBegun() {
    return place != null;
  }

  LockType type() {
    return type;
  }

  /** The field that takes the lock, where one does right away; else the place. */
  String site() {
    return field != null ? field : place;
  }

  /** The lock goes straight into that field. */
  void goesInto(String field) {
    if (this.field == null) {
      this.field = field;
    }
  }

  /** An {@code <init>} with that descriptor was found. */
  void completedBy(String descriptor) {
    isCompleted = true;
    if (!DropIns.haveConstructor(type, descriptor)) {
      obstacle = "a constructor that Locksmith does not know";
    }
  }

  /** Whether an {@code <init>} was found. */
  boolean isCompleted() {
    return isCompleted;
  }

  /** It cannot be swapped. */
  void prevent(String obstacle) {
    this.obstacle = obstacle;
  }

  /** Why it cannot be swapped, or {@code null}. */
  String obstacle() {
    return obstacle;
  }

  void decide(Swap swap) {
    this.swap = swap;
  }

  /** What becomes of it; {@code null} before that is decided. */
  Swap swap() {
    return swap;
  }
}
