package dev.locksmith.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.site.LockSite;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InjectedClassesTest {
  private static final List<String> INJECTED_PACKAGES = List.of("event", "site", "sync", "lock");

  private static final List<String> IN_ORDER =
      Stream.concat(Stream.of(InjectedClasses.watched()), Stream.of(InjectedClasses.tuned()))
          .toList();

  @Test
  void theListIsAllThatCoreHasOfThosePackages() throws IOException, URISyntaxException {
    Set<String> expected = new TreeSet<>();
    Path core = Path.of(LockSite.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    if (Files.isDirectory(core)) {
      collect(core, expected);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(core)) {
        collect(jar.getPath("/"), expected);
      }
    }
    assertTrue(expected.size() > 10, "core was found: " + expected);
    assertEquals(expected, new TreeSet<>(IN_ORDER));
  }

  private static void collect(Path core, Set<String> names) throws IOException {
    for (String name : INJECTED_PACKAGES) {
      Path folder = core.resolve("dev/locksmith/" + name);
      if (!Files.isDirectory(folder)) {
        continue;
      }
      try (Stream<Path> files = Files.list(folder)) {
        names.addAll(
            files
                .map(file -> core.relativize(file).toString())
                .filter(file -> file.endsWith(".class"))
                .filter(file -> !file.contains("package-info"))
                .filter(file -> !file.contains("ReservedStackAccess")) // HotSpot has its own.
                .map(file -> file.substring(0, file.length() - ".class".length()))
                .collect(Collectors.toSet()));
      }
    }
  }

  @Test
  void whatAClassExtendsComesBeforeIt() throws ClassNotFoundException {
    assertInOrder(IN_ORDER);
    assertInOrder(
        Stream.of(InjectedClasses.ownAtStart(), InjectedClasses.ownToRewrite())
            .flatMap(Stream::of)
            .toList());
  }

  private static void assertInOrder(List<String> names) throws ClassNotFoundException {
    Set<Class<?>> defined = new HashSet<>();
    for (String name : names) {
      Class<?> type =
          Class.forName(name.replace('/', '.'), false, InjectedClasses.class.getClassLoader());
      Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
          .filter(parent -> parent.getName().matches("(dev\\.locksmith|net\\.bytebuddy)\\..*"))
          .forEach(parent -> assertTrue(defined.contains(parent), parent + " before " + type));
      defined.add(type);
    }
  }

  @Test
  void simpleNamesAreUniqueSinceThePackagesBecomeOne() {
    Set<String> simple = new HashSet<>();
    for (String name : IN_ORDER) {
      assertTrue(simple.add(name.substring(name.lastIndexOf('/'))), name);
    }
  }
}
