package dev.locksmith.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jfc}: writes settings for the JDK Flight Recorder. */
@Command(
    name = "jfc",
    description = {
      "Writes settings for the JDK Flight Recorder, which go beside the JDK's own:",
      "  java -javaagent:locksmith.jar"
          + " -XX:StartFlightRecording:settings=default,settings=locksmith.jfc ...",
      "",
      "Every contended site is recorded with its numbers every 10 s, and waits of 10 ms and more one"
          + " by one; for continuous use."
    })
final class JfcCommand implements Callable<Integer> {
  @Option(
      names = "--full",
      description =
          "Record the numbers every second, every single wait, and critical sections of 10 ms"
              + " and more; costs more.")
  private boolean full;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      defaultValue = "locksmith.jfc",
      description =
          "Where to write (default: ${DEFAULT-VALUE}). A file that is there with other content is"
              + " kept, and refused.")
  private Path file;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (file.toString().isEmpty()) {
      throw new ParameterException(spec.commandLine(), "FILE has no name: give it one");
    }
    byte[] settings = settings();
    try {
      Files.write(file, settings, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    } catch (FileAlreadyExistsException e) {
      if (!Files.isRegularFile(file) || !Arrays.equals(settings, Files.readAllBytes(file))) {
        return fail(file + " is there already: remove it, or name another file");
      }
      return done(file + " is there already, unchanged");
    } catch (NoSuchFileException e) {
      return fail(file + " cannot be written: its folder is missing");
    } catch (IOException e) {
      return fail(file + " cannot be written: " + e);
    }
    return done("wrote " + file);
  }

  private byte[] settings() throws IOException {
    String name = full ? "locksmith-full.jfc" : "locksmith.jfc";
    try (InputStream in = JfcCommand.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  private int done(String what) {
    spec.commandLine().getOut().println(what);
    return ExitCode.OK;
  }

  private int fail(String problem) {
    Errors.print(spec.commandLine(), problem);
    return ExitCode.SOFTWARE;
  }
}
