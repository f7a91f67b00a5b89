package dev.locksmith.anywhere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.anywhere.app.Form;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The page that says what is covered names tests that there are, and all of them. */
class CoveragePageTest {
  private static final Path PAGE = Path.of("../../agent/COVERAGE.md");
  private static final Pattern ROW_OF_A_FORM =
      Pattern.compile("(?m)^\\| (.*?) \\|( 17, 25 \\|){9}$");
  private static final Pattern NAME_OF_A_TEST =
      Pattern.compile("`(\\w+(?:IT|Test))(?:\\.(\\w+))?`");
  private static final List<String> PACKAGES =
      List.of("dev/locksmith/anywhere/", "dev/locksmith/rewrite/", "dev/locksmith/forked/");

  @Test
  void everyFormHasItsRow() throws IOException {
    assertEquals(
        Arrays.stream(Form.values()).map(Form::label).toList(),
        ROW_OF_A_FORM.matcher(Files.readString(PAGE)).results().map(row -> row.group(1)).toList());
  }

  @Test
  void everyLibraryIsNamed() throws IOException {
    String page = Files.readString(PAGE);
    for (String library : LibrariesIT.LIBRARIES) {
      assertTrue(page.contains('`' + library + '`'), library);
    }
  }

  @Test
  void everyTestThatIsNamedIsThere() throws IOException {
    List<MatchResult> names = NAME_OF_A_TEST.matcher(Files.readString(PAGE)).results().toList();
    assertTrue(names.size() > PACKAGES.size());
    for (MatchResult name : names) {
      ClassNode test = classNamed(name.group(1));
      String method = name.group(2);
      assertTrue(
          method == null || test.methods.stream().anyMatch(it -> it.name.equals(method)),
          name.group());
    }
  }

  private static ClassNode classNamed(String name) throws IOException {
    for (String candidate : PACKAGES) {
      try (InputStream in =
          CoveragePageTest.class.getResourceAsStream('/' + candidate + name + ".class")) {
        if (in != null) {
          ClassNode node = new ClassNode();
          new ClassReader(in).accept(node, ClassReader.SKIP_CODE);
          return node;
        }
      }
    }
    throw new AssertionError(name + " is no test");
  }
}
