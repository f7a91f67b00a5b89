package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;
import net.bytebuddy.jar.asm.ClassTooLargeException;
import net.bytebuddy.jar.asm.MethodTooLargeException;

/** Why a class could not be rewritten, in words for the user. */
final class FailureReason {
  private FailureReason() {}

  /**
   * That class is left alone.
   *
   * @param internalName may be {@code null}: some classes have no name
   */
  static LeftAlone leftAlone(String internalName, Throwable failure) {
    String place = internalName == null ? "a class without a name" : internalName.replace('/', '.');
    return new LeftAlone(place, null, "could not be rewritten: " + of(failure));
  }

  private static String of(Throwable failure) {
    if (failure instanceof UnusualCode) {
      return failure.getMessage();
    }
    if (failure instanceof MethodTooLargeException tooLarge) {
      return "method " + tooLarge.getMethodName() + " would exceed 64 KiB";
    }
    if (failure instanceof ClassTooLargeException) {
      return "the class would have more than 65535 constants";
    }
    if (failure instanceof IndexOutOfBoundsException) {
      return "the class file is malformed";
    }
    if (failure instanceof IllegalArgumentException && failure.getMessage() != null) {
      return failure.getMessage(); // Such as a class file of a version that is not known yet.
    }
    return failure.toString();
  }
}
