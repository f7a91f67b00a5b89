package dev.locksmith.anywhere;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.anywhere.app.Application;
import dev.locksmith.anywhere.app.Form;
import dev.locksmith.forked.Jvm;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The class path, the module path, and a class loader that knows nothing but the JDK. */
class PlainLoadersIT {
  private static final String APP_LOADER = "jdk.internal.loader.ClassLoaders$AppClassLoader";
  private static final String MAIN = Application.class.getName();

  @TempDir static Path folder;

  private static String jar;

  @BeforeAll
  static void pack() {
    jar = Packed.application().in(folder.resolve("app.jar")).toString();
  }

  @TestFactory
  Stream<DynamicTest> classPath() {
    Jvm.Result result = Jvm.javaOn(jar, Jvm.agent(Answer.BOTH_FAMILIES), MAIN).run();
    return Answer.of(result).tests(APP_LOADER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void everyStrategyOnTheClassPath(String strategy) {
    Jvm.Result result = Jvm.javaOn(jar, Jvm.agent("strategy=" + strategy), MAIN).run();
    Answer.of(result).assertRight(APP_LOADER);
  }

  @TestFactory
  Stream<DynamicTest> namedModule() {
    Path module =
        Packed.application()
            .with("module-info.class", ModuleInfo.of("locks.of.an.application"))
            .in(folder.resolve("module.jar"));
    Jvm.Result result =
        Jvm.tool("java", Jvm.agent(Answer.BOTH_FAMILIES), "-p", module.toString())
            .with("-m", "locks.of.an.application/" + MAIN)
            .run();
    return Answer.of(result).tests(APP_LOADER + ", module locks.of.an.application");
  }

  @TestFactory
  Stream<DynamicTest> loaderWithoutAParent() {
    Path launcher = Packed.nothing().withClasses("launch").in(folder.resolve("launcher.jar"));
    Jvm.Result result =
        Jvm.javaOn(launcher.toString(), Jvm.agent(Answer.BOTH_FAMILIES))
            .with("dev.locksmith.anywhere.launch.WithoutAParent", jar)
            .run();
    return Answer.of(result).tests("java.net.URLClassLoader");
  }

  /** Where agents put code of their own, which runs inside of anything: left alone, and told. */
  @Test
  void bootClassPath() {
    Path launcher = Packed.nothing().withClasses("launch").in(folder.resolve("boot.jar"));
    Jvm.Result result =
        Jvm.javaOn(launcher.toString(), "-Xbootclasspath/a:" + jar)
            .with(Jvm.agent("log=debug"), "dev.locksmith.anywhere.launch.WithoutAParent", jar)
            .run();
    Answer answer = Answer.of(result);
    answer.assertLoadedBy("the boot loader");
    for (Form form : Form.values()) {
      answer.assertSwapped(form, false);
    }
    String place = "[locksmith] left alone " + MAIN.replace("Application", "Places");
    assertTrue(
        result.err().lines().anyMatch((place + ": its class is on the boot class path")::equals),
        result.err());
  }
}
