package dev.locksmith.lock;

/** The text of a drop-in, under the name of the JDK type that it stands for. */
final class JdkName {
  private JdkName() {}

  /**
   * Replaces the class name at the head of a text.
   *
   * @param type the type to name
   * @param text what {@code super.toString()} gave, {@code Class@hash[state]}
   */
  static String of(Class<?> type, String text) {
    return type.getName() + text.substring(text.indexOf('@'));
  }
}
