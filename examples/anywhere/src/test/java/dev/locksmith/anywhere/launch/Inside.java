package dev.locksmith.anywhere.launch;

import java.lang.reflect.Method;

/** The application, inside a container. */
final class Inside {
  /** Finds a class where the container looks. */
  interface Finder {
    Class<?> find(String name) throws ClassNotFoundException;
  }

  private static final String APPLICATION = "dev.locksmith.anywhere.app.Application";

  private Inside() {}

  static String answer(Finder finder) throws ReflectiveOperationException {
    Method answer = finder.find(APPLICATION).getMethod("answer");
    return (String) answer.invoke(null);
  }
}
