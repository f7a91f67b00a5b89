package dev.locksmith.analysis;

import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;

/**
 * The line of code that a contention comes from. Locks, and what the JDK builds upon them, wait on
 * behalf of others: their frames are passed over.
 */
final class WaitingCode {
  /** Locksmith's locks among them: they live beside the JDK's. */
  private static final String CONCURRENT = "java.util.concurrent.";

  private static final String[] LOCKSMITH = {
    "dev.locksmith.agent.", "dev.locksmith.event.", "dev.locksmith.shaded."
  };

  private WaitingCode() {}

  /** Class, method and line; {@code null} where the stack is not recorded or ends before. */
  static String of(RecordedEvent event) {
    RecordedStackTrace stack = event.getStackTrace();
    if (stack == null) {
      return null;
    }
    for (RecordedFrame frame : stack.getFrames()) {
      RecordedMethod method = frame.getMethod();
      RecordedClass type = method == null ? null : method.getType();
      if (type != null && !isOfALock(type.getName())) {
        return type.getName() + '.' + method.getName() + line(frame);
      }
    }
    return null;
  }

  private static boolean isOfALock(String className) {
    for (String prefix : LOCKSMITH) {
      if (className.startsWith(prefix)) {
        return true;
      }
    }
    return className.startsWith(CONCURRENT);
  }

  private static String line(RecordedFrame frame) {
    return frame.getLineNumber() > 0 ? ":" + frame.getLineNumber() : "";
  }
}
