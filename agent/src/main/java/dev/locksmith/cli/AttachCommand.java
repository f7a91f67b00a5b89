package dev.locksmith.cli;

import dev.locksmith.analysis.Printable;
import dev.locksmith.remote.RunningJvm;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import net.bytebuddy.agent.ByteBuddyAgent;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code attach}: brings the agent into a running JVM, or stops it there. */
@Command(
    name = "attach",
    description = {
      "Brings the agent into a running JVM: locks made from then on are swapped, by classes that are"
          + " loaded already too. Locks that are there, and classes that extend a lock and are"
          + " loaded, stay as they are.",
      "",
      "With enabled=false it stops an agent that runs there: new locks are the JDK's own, those that"
          + " are there stop spinning and telling."
    })
final class AttachCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "PID", description = "The process id of the JVM.")
  private long pid;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "KEY=VALUE",
      description = "Settings, as for -javaagent.")
  private List<String> settings = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    for (String setting : settings) {
      if (setting.indexOf('=') < 0) {
        throw new ParameterException(
            spec.commandLine(), "'" + setting + "' is no setting: write it as key=value");
      }
    }
    String problem = RunningJvm.problem(pid);
    if (problem != null) {
      return fail(problem);
    }
    Path reply = Files.createTempFile("locksmith-attach", ".txt");
    try {
      String argument = "reply=" + reply + (settings.isEmpty() ? "" : "," + joined());
      ByteBuddyAgent.attach(OwnJar.path().toFile(), String.valueOf(pid), argument);
      List<String> lines = Files.readAllLines(reply);
      if (lines.isEmpty()) {
        return fail("process " + pid + " did not answer; look at its standard error");
      }
      boolean done = lines.get(0).equals("done");
      PrintWriter out = done ? spec.commandLine().getOut() : spec.commandLine().getErr();
      for (String line : lines.subList(1, lines.size())) {
        out.println((done ? "" : "locksmith: ") + Printable.of(line));
      }
      return done ? ExitCode.OK : ExitCode.SOFTWARE;
    } catch (IllegalStateException refused) {
      return fail(
          ProcessHandle.of(pid).isPresent()
              ? "could not attach to process " + pid + ": " + rootOf(refused)
              : "process " + pid + " has ended meanwhile");
    } finally {
      Files.delete(reply);
    }
  }

  private String joined() {
    return String.join(",", settings);
  }

  private int fail(String message) {
    Errors.print(spec.commandLine(), message);
    return ExitCode.SOFTWARE;
  }

  private static String rootOf(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root.getMessage() == null ? root.toString() : root.getMessage();
  }
}
