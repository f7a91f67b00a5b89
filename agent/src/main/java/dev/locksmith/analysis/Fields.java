package dev.locksmith.analysis;

import jdk.jfr.consumer.RecordedObject;
import jdk.jfr.consumer.RecordedThread;

/** Reads fields that may be missing, null, or of another type in other versions. */
final class Fields {
  /** Stands for a name that the recording does not tell. */
  static final String UNKNOWN = "unknown";

  private Fields() {}

  /** The text of a field, or {@code otherwise} where there is none. */
  static String text(RecordedObject object, String field, String otherwise) {
    return value(object, field) instanceof String text && !text.isBlank() ? text : otherwise;
  }

  /** The number in a field, or {@code otherwise} where there is none. */
  static long number(RecordedObject object, String field, long otherwise) {
    return value(object, field) instanceof Number number ? number.longValue() : otherwise;
  }

  /** Whether the field is there and true. */
  static boolean isTrue(RecordedObject object, String field) {
    return value(object, field) instanceof Boolean truth && truth;
  }

  /** The thread in a field, or {@code null}. */
  static RecordedThread thread(RecordedObject object, String field) {
    return value(object, field) instanceof RecordedThread thread ? thread : null;
  }

  /** Whether the event is of a version that does not know the field. */
  static boolean isMissing(RecordedObject object, String field) {
    return !object.hasField(field);
  }

  /** Whether the field is missing or holds {@code null}. */
  static boolean isNull(RecordedObject object, String field) {
    return value(object, field) == null;
  }

  private static Object value(RecordedObject object, String field) {
    return object.hasField(field) ? object.<Object>getValue(field) : null;
  }
}
