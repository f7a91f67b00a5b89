package dev.locksmith.anywhere;

import dev.locksmith.anywhere.app.Application;
import dev.locksmith.forked.Jvm;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Class loaders that show an application no more than it asks for, or that look in odd places. */
class ModularContainersIT {
  private static final String MANIFEST = "META-INF/MANIFEST.MF";
  private static final int FIRST_THAT_TELLS_OF_UNSAFE = 24;
  private static final String MAIN = Application.class.getName();

  @TempDir static Path folder;

  @TestFactory
  Stream<DynamicTest> felix() {
    return Answer.of(inOsgi("felix", "org.apache.felix.framework", unsafeMemoryAccess()))
        .tests("org.apache.felix.framework.BundleWiringImpl$BundleClassLoader");
  }

  @TestFactory
  Stream<DynamicTest> equinox() {
    return Answer.of(inOsgi("equinox", "org.eclipse.osgi", List.of()))
        .tests("org.eclipse.osgi.internal.loader.EquinoxClassLoader");
  }

  /** Felix reads a field through Unsafe, of which newer JVMs tell on standard error. */
  private static List<String> unsafeMemoryAccess() {
    boolean isTold = Runtime.version().feature() >= FIRST_THAT_TELLS_OF_UNSAFE;
    return isTold ? List.of("--sun-misc-unsafe-memory-access=allow") : List.of();
  }

  /** The bundle imports nothing. */
  private static Jvm.Result inOsgi(String name, String framework, List<String> options) {
    String launcher =
        Packed.nothing().withClasses("launch").in(folder.resolve(name + "-start.jar")).toString();
    Path bundle =
        manifest(
                """
                Manifest-Version: 1.0
                Bundle-ManifestVersion: 2
                Bundle-SymbolicName: locks.of.a.bundle
                Bundle-Version: 1.0.0
                """)
            .in(folder.resolve(name + ".jar"));
    String classPath = launcher + File.pathSeparator + Libraries.jar(framework);
    return Jvm.javaOn(classPath, Jvm.agent(Answer.BOTH_FAMILIES))
        .with(options.toArray(String[]::new))
        .with("dev.locksmith.anywhere.launch.InOsgi", bundle.toString())
        .with(folder.resolve(name).toString())
        .run();
  }

  /** The manifest is to come first in a jar. */
  private static Packed manifest(String text) {
    return Packed.nothing()
        .with(MANIFEST, text.getBytes(StandardCharsets.UTF_8))
        .with(Packed.application());
  }

  @TestFactory
  Stream<DynamicTest> jbossModules() {
    Path modules = folder.resolve("modules");
    String descriptor =
        """
        <module xmlns="urn:jboss:module:1.9" name="locks.of.a.module">
          <main-class name="%s"/>
          <resources><resource-root path="classes"/></resources>
        </module>
        """
            .formatted(MAIN);
    Path module = modules.resolve("locks/of/a/module/main");
    Packed.nothing()
        .with("module.xml", descriptor.getBytes(StandardCharsets.UTF_8))
        .unpackedIn(module);
    Packed.application().unpackedIn(module.resolve("classes"));
    Jvm.Result result =
        Jvm.tool("java", Jvm.agent(Answer.BOTH_FAMILIES))
            .with("-jar", Libraries.jar("jboss-modules").toString())
            .with("-mp", modules.toString(), "locks.of.a.module")
            .run();
    return Answer.of(result).tests("org.jboss.modules.ModuleClassLoader");
  }

  @TestFactory
  Stream<DynamicTest> springBootFatJar() {
    Path nested = Packed.application().in(folder.resolve("nested.jar"));
    Path fat =
        Packed.nothing()
            .with(
                MANIFEST,
                """
                Manifest-Version: 1.0
                Main-Class: org.springframework.boot.loader.launch.JarLauncher
                Start-Class: %s
                """
                    .formatted(MAIN)
                    .getBytes(StandardCharsets.UTF_8))
            .withContentOf(Libraries.jar("spring-boot-loader"))
            .withFile("BOOT-INF/lib/application.jar", nested)
            .in(folder.resolve("fat.jar"));
    Jvm.Result result =
        Jvm.tool("java", Jvm.agent(Answer.BOTH_FAMILIES), "-jar", fat.toString()).run();
    return Answer.of(result).tests("org.springframework.boot.loader.launch.LaunchedClassLoader");
  }
}
