package dev.locksmith.analysis;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedThread;

/** Who held a lock exclusively when a wait for it began. */
final class Owners {
  /** A read-write lock without an owner was held by readers, or was just passed on. */
  static final String READERS = "readers, or nobody";

  /** An exclusive lock without an owner was just passed on. */
  static final String NOBODY = "nobody just then";

  private static final String NAME = "ownerName";

  private Owners() {}

  /**
   * The name of the owner, or what stands in for it. Recordings without owners' names lose the
   * threads that ended, so there a missing owner is {@code unknown}.
   *
   * @return {@code null} for a permit, which nobody owns
   */
  static String of(RecordedEvent event, String mode) {
    if (mode.equals(Modes.PERMIT)) {
      return null;
    }
    RecordedThread owner = Fields.thread(event, "owner");
    if (owner != null) {
      return ThreadNames.of(owner);
    }
    String name = Fields.text(event, NAME, "");
    if (!name.isEmpty()) {
      return name;
    }
    if (Fields.isMissing(event, NAME)) {
      return Fields.UNKNOWN;
    }
    return Fields.isNull(event, NAME) ? nobody(mode) : ThreadNames.UNNAMED;
  }

  private static String nobody(String mode) {
    return switch (mode) {
      case Modes.EXCLUSIVE -> NOBODY;
      case Modes.READ, Modes.WRITE -> READERS;
      default -> Fields.UNKNOWN;
    };
  }
}
