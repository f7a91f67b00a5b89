package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Every public and protected method of the types is called by a check. Read from the compiled
 * suite: a method that only a helper calls counts if a check calls the helper.
 */
class CompletenessTest {
  // What waits for a condition in the JDK's types can only be asked through their locks.
  private static final List<Class<?>> TYPES =
      List.of(
          ReentrantLock.class,
          ReentrantReadWriteLock.class,
          ReentrantReadWriteLock.ReadLock.class,
          ReentrantReadWriteLock.WriteLock.class,
          Semaphore.class,
          Condition.class);

  @Test
  void everyMethodIsCalledByACheck() throws Exception {
    Set<CallGraph.Method> called = suite().calledFrom(checks());
    Set<String> missing = new TreeSet<>();
    for (Class<?> type : TYPES) {
      for (Method method : type.getDeclaredMethods()) {
        if (isOffered(method) && !called.contains(asCalled(method))) {
          missing.add(method.toString());
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  @Test
  void methodsOfTheTypesAreFound() {
    long offered =
        TYPES.stream()
            .flatMap(type -> Stream.of(type.getDeclaredMethods()))
            .filter(CompletenessTest::isOffered)
            .count();
    assertTrue(offered >= 75, "only " + offered);
  }

  @Test
  void methodThatNoCheckCallsIsMissed() throws Exception {
    Set<CallGraph.Method> called = suite().calledFrom(checks());
    assertTrue(called.contains(asCalled(Example.class.getDeclaredMethod("called"))));
    assertTrue(called.contains(asCalled(Example.class.getDeclaredMethod("referred"))));
    assertTrue(called.contains(asCalled(Example.class.getDeclaredMethod("calledByLambda"))));
    assertFalse(called.contains(asCalled(Example.class.getDeclaredMethod("calledByNobody"))));
    assertFalse(called.contains(asCalled(Example.class.getDeclaredMethod("calledByUncalled"))));
  }

  @BeforeEach
  void example() {
    Example.called();
    Runnable reference = Example::referred;
    Runnable lambda = () -> Example.calledByLambda();
    reference.run();
    lambda.run();
  }

  /** Methods of which some are called. */
  @SuppressWarnings("UnusedMethod")
  private static final class Example {
    static void called() {}

    static void referred() {}

    static void calledByLambda() {}

    static void calledByNobody() {
      calledByUncalled();
    }

    static void calledByUncalled() {}
  }

  private static boolean isOffered(Method method) {
    return (Modifier.isPublic(method.getModifiers()) || Modifier.isProtected(method.getModifiers()))
        && !method.isSynthetic();
  }

  private static CallGraph.Method asCalled(Method method) {
    MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
    return new CallGraph.Method(
        method.getDeclaringClass().getName().replace('.', '/'),
        method.getName(),
        type.toMethodDescriptorString());
  }

  /** The checks of the suite and what runs before them. */
  private static List<CallGraph.Method> checks() throws Exception {
    List<CallGraph.Method> checks = new ArrayList<>();
    for (Path file : classFiles()) {
      String simpleName = file.getFileName().toString().replace(".class", "");
      Class<?> type =
          Class.forName(
              CompletenessTest.class.getPackageName() + "." + simpleName,
              false,
              CompletenessTest.class.getClassLoader());
      for (Method method : type.getDeclaredMethods()) {
        if (AnnotationSupport.isAnnotated(method, Testable.class)
            || AnnotationSupport.isAnnotated(method, BeforeEach.class)) {
          checks.add(asCalled(method));
        }
      }
    }
    assertTrue(checks.size() > 100, "checks found: " + checks.size());
    return checks;
  }

  private static CallGraph suite() throws Exception {
    List<ClassFile> classes = new ArrayList<>();
    for (Path file : classFiles()) {
      try (InputStream in = Files.newInputStream(file)) {
        classes.add(new ClassFile(in));
      }
    }
    return new CallGraph(classes);
  }

  private static List<Path> classFiles() throws IOException, URISyntaxException {
    Path self = Path.of(CompletenessTest.class.getResource("CompletenessTest.class").toURI());
    try (Stream<Path> files = Files.list(self.getParent())) {
      return files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
  }
}
