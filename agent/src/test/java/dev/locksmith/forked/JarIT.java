package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

class JarIT {
  @Test
  void whatItCarriesCannotClashWithTheApplication() throws IOException {
    try (JarFile jar = new JarFile(Jvm.AGENT)) {
      List<String> foreign =
          jar.stream()
              .filter(entry -> !entry.isDirectory())
              .map(ZipEntry::getName)
              .filter(name -> !name.startsWith("dev/locksmith/"))
              .filter(name -> !name.startsWith("java/util/concurrent/locks/Locksmith"))
              .filter(name -> !name.startsWith("META-INF/"))
              .toList();
      assertEquals(List.of(), foreign);
      assertTrue(jar.stream().anyMatch(entry -> entry.getName().contains("/shaded/")));
    }
  }

  @Test
  void theManifestAllowsAllThatTheAgentMayDo() throws IOException {
    try (JarFile jar = new JarFile(Jvm.AGENT)) {
      Attributes manifest = jar.getManifest().getMainAttributes();
      assertEquals("dev.locksmith.agent.Agent", manifest.getValue("Premain-Class"));
      assertEquals("dev.locksmith.agent.Agent", manifest.getValue("Agent-Class"));
      assertEquals("true", manifest.getValue("Can-Retransform-Classes"));
      assertEquals("true", manifest.getValue("Can-Redefine-Classes"));
      assertEquals("dev.locksmith.cli.Main", manifest.getValue("Main-Class"));
    }
  }
}
