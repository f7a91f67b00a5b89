package dev.locksmith.anywhere.app;

/** The answer of the application: who loaded it, and a line for each form. */
public final class Application {
  private static final String DROP_INS = "java.util.concurrent.locks.Locksmith";

  private Application() {}

  /** Prints the answer; needs no arguments. */
  public static void main(String[] args) {
    System.out.println(answer());
  }

  /** The answer, in lines. */
  public static String answer() {
    StringBuilder answer = new StringBuilder();
    answer.append("loader ").append(loader()).append('\n');
    for (Form form : Form.values()) {
      answer.append(form.label()).append(": ").append(outcome(form)).append('\n');
    }
    return answer.toString();
  }

  private static String loader() {
    ClassLoader loader = Application.class.getClassLoader();
    String module = Application.class.getModule().getName();
    String name = loader == null ? "the boot loader" : loader.getClass().getName();
    return name + (module == null ? "" : ", module " + module);
  }

  private static String outcome(Form form) {
    try {
      Object[] locks = form.make();
      int swapped = 0;
      for (Object lock : locks) {
        swapped += isSwapped(lock) ? 1 : 0;
      }
      return swapped + " of " + locks.length + " swapped";
    } catch (Exception | LinkageError | AssertionError failure) {
      return failure.toString();
    }
  }

  private static boolean isSwapped(Object lock) {
    for (Class<?> type = lock.getClass(); type != null; type = type.getSuperclass()) {
      if (type.getName().startsWith(DROP_INS)) {
        return true;
      }
    }
    return false;
  }
}
