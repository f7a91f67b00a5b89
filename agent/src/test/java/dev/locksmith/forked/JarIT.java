package dev.locksmith.forked;

import static java.nio.charset.StandardCharsets.UTF_8;
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
              .filter(
                  name -> !name.matches("java/util/concurrent/(locks/)?([A-Z]\\w+\\$)?Locksmith.*"))
              .filter(name -> !name.startsWith("META-INF/"))
              .toList();
      assertEquals(List.of(), foreign);
      assertTrue(jar.stream().anyMatch(entry -> entry.getName().contains("/shaded/")));
    }
  }

  @Test
  void librariesComeWithTheirLicences() throws IOException {
    try (JarFile jar = new JarFile(Jvm.AGENT)) {
      for (String library : List.of("d3", "d3-sankey")) {
        ZipEntry script = jar.getEntry("dev/locksmith/page/" + library + ".min.js");
        ZipEntry licence = jar.getEntry("META-INF/licenses/" + library + "/LICENSE");
        assertTrue(script != null && licence != null, library);
        String text = new String(jar.getInputStream(licence).readAllBytes(), UTF_8);
        assertTrue(text.contains("Bostock"), text);
      }
    }
  }

  @Test
  void theTerminalComesWithItsLicence() throws IOException {
    try (JarFile jar = new JarFile(Jvm.AGENT)) {
      assertTrue(
          jar.stream()
              .anyMatch(entry -> entry.getName().startsWith("dev/locksmith/shaded/jline/")));
      ZipEntry licence = jar.getEntry("META-INF/licenses/jline/LICENSE");
      String text = new String(jar.getInputStream(licence).readAllBytes(), UTF_8);
      assertTrue(text.contains("JLine"), text);
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
