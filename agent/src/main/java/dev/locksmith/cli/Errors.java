package dev.locksmith.cli;

import dev.locksmith.analysis.Printable;
import dev.locksmith.analysis.RecordingException;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns what went wrong into one line on stderr and an exit status. */
final class Errors {
  private Errors() {}

  /** The command line is wrong. */
  static int badUsage(ParameterException e, String... args) {
    CommandLine commandLine = e.getCommandLine();
    print(
        commandLine,
        e.getMessage() + "; see " + commandLine.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.USAGE;
  }

  /** The command line was right and the work failed. */
  static int failed(Exception e, CommandLine commandLine, ParseResult parsed) {
    print(
        commandLine,
        e instanceof RecordingException
            ? e.getMessage()
            : "please report this defect: " + origin(e));
    return ExitCode.SOFTWARE;
  }

  /** The work is done, but nobody can see it. */
  static int notWritten(CommandLine commandLine) {
    print(commandLine, "the output could not be written: check where it goes (is the disk full?)");
    return ExitCode.SOFTWARE;
  }

  private static String origin(Exception e) {
    StackTraceElement[] trace = e.getStackTrace();
    return trace.length == 0 ? e.toString() : e + " at " + trace[0];
  }

  /** Prints an error, whatever its text holds, as one line. */
  static void print(CommandLine commandLine, String message) {
    commandLine.getErr().println("locksmith: " + Printable.of(message));
    commandLine.getErr().flush();
  }
}
