package dev.locksmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import jdk.jfr.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JfcCommandTest {
  @TempDir Path folder;

  private Path file() {
    return folder.resolve("a.jfc");
  }

  private Outcome write(String... options) {
    String[] args = new String[options.length + 2];
    args[0] = "jfc";
    System.arraycopy(options, 0, args, 1, options.length);
    args[args.length - 1] = file().toString();
    return Outcome.of(args);
  }

  @Test
  void theDefaultLeavesOutShortWaits() throws Exception {
    write().assertDone();
    Map<String, String> settings = Configuration.create(file()).getSettings();
    assertEquals("10 ms", settings.get("dev.locksmith.LockContention#threshold"));
    assertEquals("false", settings.get("dev.locksmith.LockHold#enabled"));
    assertEquals("10 s", settings.get("dev.locksmith.LockSiteStatistics#period"));
  }

  @Test
  void theFullOneHasEveryWait() throws Exception {
    Outcome outcome = write("--full");
    outcome.assertDone();
    assertEquals("wrote " + file() + System.lineSeparator(), outcome.out());
    Map<String, String> settings = Configuration.create(file()).getSettings();
    assertEquals("0 ms", settings.get("dev.locksmith.LockContention#threshold"));
    assertEquals("true", settings.get("dev.locksmith.LockHold#enabled"));
    assertEquals("1 s", settings.get("dev.locksmith.LockSiteStatistics#period"));
  }

  @Test
  void bothSetTheSameThingsAndOnlyOfLocksmith() throws Exception {
    write().assertDone();
    Set<String> settings = Configuration.create(file()).getSettings().keySet();
    Files.delete(file());
    write("--full").assertDone();
    assertEquals(settings, Configuration.create(file()).getSettings().keySet());
    Set<String> events = new TreeSet<>();
    settings.forEach(setting -> events.add(setting.substring(0, setting.indexOf('#'))));
    assertEquals(
        Set.of(
            "dev.locksmith.LockContention",
            "dev.locksmith.LockHold",
            "dev.locksmith.LockSiteStatistics",
            "dev.locksmith.LockSwap"),
        events);
  }

  @Test
  void whatIsThereIsNotLost() throws Exception {
    Files.writeString(file(), "mine");
    write()
        .assertFailed(
            1, "locksmith: " + file() + " is there already: remove it, or name another file");
    assertEquals("mine", Files.readString(file()));
    Files.delete(file());
    write().assertDone();
    String settings = Files.readString(file());
    Outcome again = write();
    again.assertDone();
    assertEquals(file() + " is there already, unchanged" + System.lineSeparator(), again.out());
    assertEquals(settings, Files.readString(file()));
    assertNotEquals("mine", settings);
  }

  @Test
  void anImpossiblePlaceIsOneLine() {
    String missing = folder.resolve("missing").resolve("a.jfc").toString();
    Outcome.of("jfc", missing)
        .assertFailed(1, "locksmith: " + missing + " cannot be written: its folder is missing");
    Outcome.of("jfc", folder.toString())
        .assertFailed(
            1, "locksmith: " + folder + " is there already: remove it, or name another file");
    Outcome.of("jfc", "a", "b")
        .assertFailedWith(2, "locksmith: Unmatched argument at index 2: 'b'");
  }
}
