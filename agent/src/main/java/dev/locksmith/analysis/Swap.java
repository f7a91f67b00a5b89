package dev.locksmith.analysis;

import java.time.Instant;
import java.util.Comparator;
import jdk.jfr.consumer.RecordedEvent;

/**
 * A place at which locks are made, as a {@code LockSwap} event tells.
 *
 * @param site the field or the place in the code
 * @param lockType the simple name of the JDK type; empty where several are meant
 * @param swapped whether the locks made there are Locksmith's
 * @param strategy how they wait; empty where not swapped
 * @param reason why not swapped; empty where swapped
 * @param created how many were made since the JVM started
 * @param waiting how many threads waited for them just then; 0 where not told
 * @param time when this was told
 */
record Swap(
    String site,
    String lockType,
    boolean swapped,
    String strategy,
    String reason,
    long created,
    long waiting,
    Instant time) {
  /** The most locks first. */
  static final Comparator<Swap> BY_CREATED =
      Comparator.comparingLong(Swap::created)
          .reversed()
          .thenComparing(Swap::site)
          .thenComparing(Swap::lockType)
          .thenComparing(Swap::strategy);

  /** The most waiting threads first. */
  static final Comparator<Swap> BY_WAITING =
      Comparator.comparingLong(Swap::waiting).reversed().thenComparing(BY_CREATED);

  static Swap of(RecordedEvent event) {
    boolean swapped = Fields.isTrue(event, "swapped");
    return new Swap(
        Fields.text(event, "site", Fields.UNKNOWN),
        Fields.text(event, "lockType", ""),
        swapped,
        swapped ? Fields.text(event, "strategy", Fields.UNKNOWN) : "",
        swapped ? "" : Fields.text(event, "reason", "for a reason that was not told"),
        Fields.number(event, "created", 0),
        Fields.number(event, "waiting", 0),
        event.getEndTime());
  }

  /** The same place with the locks and the waiting threads of another JVM added. */
  Swap plus(Swap other) {
    return new Swap(
        site,
        lockType,
        swapped,
        strategy,
        reason,
        created + other.created,
        waiting + other.waiting,
        time);
  }
}
