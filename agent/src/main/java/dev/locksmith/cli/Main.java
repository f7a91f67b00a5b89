package dev.locksmith.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ScopeType;

/**
 * {@code java -jar locksmith.jar COMMAND}. The exit status is 0 if the work is done, 1 if it failed
 * and 2 if the command line is wrong; an error is one line on stderr.
 */
@Command(
    name = "locksmith",
    description = "Shows what the locks of a Java application cost.",
    subcommands = {
      ReportCommand.class,
      CompareCommand.class,
      AbCommand.class,
      AttachCommand.class,
      LiveCommand.class,
      JfcCommand.class,
      HelpCommand.class
    },
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = BuildVersion.class,
    footer = {
      "",
      "Record an application with",
      "  java -javaagent:locksmith.jar -XX:StartFlightRecording:filename=rec.jfr -jar app.jar",
      "",
      "Exit status: 0 done, 1 the work failed, 2 bad usage."
    })
public final class Main {
  private static final int HELP_WIDTH = 100;

  /** What a Java runtime must have for one command or another. */
  private static final List<String> MODULES =
      List.of("jdk.jfr", "jdk.management.jfr", "jdk.attach");

  private Main() {}

  /** Runs a command and exits with its status. */
  public static void main(String[] args) {
    CommandLine commandLine = commandLine();
    System.exit(run(commandLine, StandardOutput.isPipe(), args));
  }

  /** Runs a command that writes to the given streams; the result is the exit status. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    return run(commandLine().setOut(out).setErr(err), false, args);
  }

  /** To a pipe a write fails for one reason alone: its reader has seen enough. */
  private static int run(CommandLine commandLine, boolean isPiped, String... args) {
    try {
      int status = commandLine.execute(args);
      return status == CommandLine.ExitCode.OK && !isWritten(commandLine) && !isPiped
          ? Errors.notWritten(commandLine)
          : status;
    } catch (NoClassDefFoundError e) {
      for (String module : MODULES) {
        if (ModuleLayer.boot().findModule(module).isEmpty()) {
          Errors.print(
              commandLine,
              "this Java runtime lacks the module "
                  + module
                  + ": run locksmith.jar with a JDK's java");
          return CommandLine.ExitCode.SOFTWARE;
        }
      }
      throw e;
    } catch (OutOfMemoryError e) {
      Errors.print(commandLine, "out of memory: give more with java -Xmx2g -jar locksmith.jar");
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  /** Whether the output arrived; both streams keep their errors to themselves. */
  private static boolean isWritten(CommandLine commandLine) {
    return !commandLine.getOut().checkError() && !System.out.checkError();
  }

  private static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setUsageHelpWidth(HELP_WIDTH)
        .setExpandAtFiles(false)
        .setParameterExceptionHandler(Errors::badUsage)
        .setExecutionExceptionHandler(Errors::failed);
  }
}
