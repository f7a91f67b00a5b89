package dev.locksmith.anywhere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.forked.Jvm;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every place of well-known libraries at which a look at their class files, which shares no code
 * with the agent, finds a lock in the making: it is swapped, or listed with a reason.
 */
class LibrariesIT {
  static final String[] LIBRARIES = {
    "HikariCP",
    "caffeine",
    "clojure",
    "commons-pool2",
    "guava",
    "h2",
    "jetty-util",
    "kafka-clients",
    "log4j-core",
    "logback-core",
    "lucene-core",
    "netty-buffer",
    "okio-jvm",
    "pekko-actor_2.13",
    "spring-core",
    "tomcat-embed-core",
  };

  @TempDir static Path folder;

  private static Path rewritten;
  private static Jvm.Result plain;
  private static Jvm.Result watched;

  @BeforeAll
  static void loadAll() throws IOException {
    rewritten = Files.createDirectory(folder.resolve("rewritten"));
    byte[] manifest =
        """
        Manifest-Version: 1.0
        Premain-Class: dev.locksmith.anywhere.early.BytesKeeper
        Can-Retransform-Classes: true
        """
            .getBytes(StandardCharsets.UTF_8);
    Path keeper =
        Packed.nothing()
            .with("META-INF/MANIFEST.MF", manifest)
            .withClasses("early")
            .in(folder.resolve("keeper.jar"));
    plain = load();
    watched = load(Jvm.agent("log=debug"), "-javaagent:" + keeper + '=' + rewritten);
  }

  private static Jvm.Result load(String... agents) {
    Path launcher = Packed.nothing().withClasses("launch").in(folder.resolve("launcher.jar"));
    String classPath = launcher + File.pathSeparator + Libraries.allButLocksmith();
    String[] jars =
        Arrays.stream(LIBRARIES).map(name -> Libraries.jar(name).toString()).toArray(String[]::new);
    return Jvm.javaOn(classPath, agents)
        .with("dev.locksmith.anywhere.launch.LoadAll")
        .with(jars)
        .run();
  }

  @Test
  void whatLoadsWithoutTheAgentLoadsWithIt() {
    plain.printed(watched.out());
    assertEquals("", plain.err());
    assertFalse(watched.out().contains("VerifyError"), watched.out());
  }

  @Test
  void nothingFails() {
    assertTrue(watched.err().lines().allMatch(line -> line.startsWith("[locksmith] ")));
    assertFalse(watched.err().contains("could not be rewritten"), watched.err());
  }

  @TestFactory
  Stream<DynamicTest> noPlaceIsMissed() {
    return Arrays.stream(LIBRARIES)
        .map(name -> DynamicTest.dynamicTest(name, () -> assertNoneMissed(Libraries.jar(name))));
  }

  private static void assertNoneMissed(Path library) throws IOException {
    int places = 0;
    try (JarFile jar =
        new JarFile(library.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion())) {
      List<JarEntry> classes =
          jar.versionedStream()
              .filter(entry -> entry.getName().endsWith(".class"))
              .filter(entry -> entry.getName().indexOf('-') < 0)
              .toList();
      for (JarEntry entry : classes) {
        List<LockPlaces.Place> before = LockPlaces.of(jar.getInputStream(entry).readAllBytes());
        if (!before.isEmpty()) {
          String className = entry.getName().replace('/', '.').replace(".class", "");
          assertNoneMissed(className, before);
          places += before.size();
        }
      }
    }
    assertTrue(places > 0, "no locks at all in " + library);
  }

  private static void assertNoneMissed(String className, List<LockPlaces.Place> before)
      throws IOException {
    List<LockPlaces.Place> after = LockPlaces.of(Files.readAllBytes(rewritten.resolve(className)));
    assertEquals(
        before.stream().map(LockPlaces.Place::what).toList(),
        after.stream().map(LockPlaces.Place::what).toList(),
        className);
    long unswapped = after.stream().filter(place -> !place.isSwapped()).count();
    long listed =
        watched
            .err()
            .lines()
            .filter(line -> line.startsWith("[locksmith] left alone " + className + '.'))
            .count();
    assertEquals(listed, unswapped, className + ' ' + after);
  }
}
