package dev.locksmith.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Role;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArmParserTest {
  @TempDir private Path directory;

  @Test
  void theFirstIsTheBaselineAndHasAControl() throws BadRequest {
    assertEquals(
        List.of(
            new Arm("jdk", Role.BASELINE, "strategy=jdk"),
            new Arm("mcs", Role.CANDIDATE, "strategy=mcs"),
            new Arm("off", Role.CANDIDATE, null),
            new Arm("jdk (A/A)", Role.CONTROL, "strategy=jdk")),
        ArmParser.parse("jdk,mcs,off"));
  }

  @Test
  void settingsAreJoinedByPlus() throws BadRequest {
    assertEquals(
        "strategy=optimistic,spin=10us,include=com.acme.*:org.h2.*",
        ArmParser.parse("jdk,optimistic+spin=10us+include=com.acme.*:org.h2.*").get(1).settings());
  }

  @Test
  void aPlusMayStandInAFileName() throws Exception {
    Path rules = Files.createFile(directory.resolve("a+b.txt"));

    assertEquals(
        "rules=" + rules + ",jdkClasses=true",
        ArmParser.parse("jdk,rules=" + rules + "+jdkClasses=true").get(1).settings());
  }

  @Test
  void whatIsNamedAgainIsAnArmOfItsOwn() throws BadRequest {
    assertEquals(
        List.of("jdk", "jdk #2", "jdk #3", "jdk (A/A)"),
        ArmParser.parse("jdk,jdk,jdk").stream().map(Arm::name).toList());
  }

  @Test
  void nonsenseIsRefused() {
    for (String text :
        List.of("", "jdk", "jdk,", "jdk,JDK", "jdk,=x", "jdk,mcs+", "jdk,mcs+spin")) {
      assertThrows(BadRequest.class, () -> ArmParser.parse(text), text);
    }
  }
}
