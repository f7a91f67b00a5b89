package dev.locksmith.analysis;

import java.util.List;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;

/**
 * The code that a contention comes from. Locks, and what the JDK builds upon them, wait on behalf
 * of others: their frames are passed over.
 */
final class WaitingCode {
  /** Locksmith's locks among them: they live beside the JDK's. */
  private static final String CONCURRENT = "java.util.concurrent.";

  private static final String[] LOCKSMITH = {
    "dev.locksmith.agent.", "dev.locksmith.event.", "dev.locksmith.shaded."
  };

  private static final Pattern HIDDEN =
      Pattern.compile("(\\$\\$Lambda)?(?:\\$\\d+)?[+/.]0x\\p{XDigit}+(?:\\.\\d+)?");

  private WaitingCode() {}

  /** The stack from the code that waited on; none where it is not recorded or ends before. */
  static WaitingStack stack(RecordedEvent event) {
    RecordedStackTrace stack = event.getStackTrace();
    if (stack == null) {
      return WaitingStack.NONE;
    }
    List<RecordedFrame> frames = stack.getFrames();
    for (int i = 0; i < frames.size(); i++) {
      RecordedClass type = type(frames.get(i));
      if (type != null && !isOfALock(type.getName())) {
        return new WaitingStack(frames.subList(i, frames.size()), stack.isTruncated());
      }
    }
    return WaitingStack.NONE;
  }

  /** Class, method and line. */
  static String line(RecordedFrame frame) {
    return method(frame) + (frame.getLineNumber() > 0 ? ":" + frame.getLineNumber() : "");
  }

  /** Class and method. */
  static String method(RecordedFrame frame) {
    RecordedClass type = type(frame);
    return type == null ? Fields.UNKNOWN : name(type) + '.' + frame.getMethod().getName();
  }

  /** The name of a hidden class, such as that of a lambda, without what differs in every run. */
  private static String name(RecordedClass type) {
    String name = type.getName();
    return name.contains("0x") ? HIDDEN.matcher(name).replaceFirst("$1") : name;
  }

  private static RecordedClass type(RecordedFrame frame) {
    RecordedMethod method = frame.getMethod();
    return method == null ? null : method.getType();
  }

  private static boolean isOfALock(String className) {
    for (String prefix : LOCKSMITH) {
      if (className.startsWith(prefix)) {
        return true;
      }
    }
    return className.startsWith(CONCURRENT);
  }
}
