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

  /**
   * The text of a lock as {@code Object.toString} begins it, without its state. An application's
   * own subclass keeps its name.
   *
   * @param type the type to name in place of the drop-in
   */
  static String of(Class<?> type, Class<?> dropIn, Object lock) {
    Class<?> own = lock.getClass();
    return (own == dropIn ? type : own).getName() + "@" + Integer.toHexString(lock.hashCode());
  }
}
