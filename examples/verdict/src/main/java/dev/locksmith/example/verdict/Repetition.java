package dev.locksmith.example.verdict;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ExitCode;

/**
 * One comparison by the command line, in a directory of its own. An interrupted one goes on where
 * it was, and a finished one is not measured again: its verdict is there.
 */
final class Repetition {
  /** As few as can tell anything: the whole takes long enough. */
  private static final int RUNS = 5;

  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private final Known known;
  private final Path directory;

  /**
   * A comparison.
   *
   * @param results where those of all comparisons are kept
   * @param number counted from 1
   */
  Repetition(Known known, Path results, int number) {
    this.known = known;
    directory =
        results
            .resolve(known.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .resolve(String.format(Locale.ROOT, "%03d", number));
  }

  /** Whether it was measured to its end. */
  boolean isDone() {
    return Files.exists(verdict());
  }

  /**
   * Measures what is not measured yet.
   *
   * @throws InterruptedException if nothing is started any more
   * @return the exit status of the command
   */
  int measure(Path locksmith, Children children) throws IOException, InterruptedException {
    Files.createDirectories(directory);
    List<String> command = new ArrayList<>(List.of(JAVA, "-jar", locksmith.toString(), "ab"));
    if (Files.exists(result())) {
      command.addAll(List.of("--resume", directory.toString()));
    } else {
      command.addAll(List.of("--arms", known.arms(), "--runs", String.valueOf(RUNS)));
      command.addAll(List.of("--metric", "throughput=throughput: ([0-9]+)"));
      command.addAll(List.of("--out", directory.toString(), "--", JAVA));
      command.addAll(List.of("-cp", ownClasses(), known.program().getName()));
    }
    Path unfinished = directory.resolve("verdict.txt.part");
    int status =
        children.run(
            new ProcessBuilder(command)
                .redirectOutput(unfinished.toFile())
                .redirectError(ProcessBuilder.Redirect.appendTo(progress().toFile())));
    if (status == 0) {
      Files.move(unfinished, verdict());
    } else if (status == ExitCode.SOFTWARE) {
      Files.deleteIfExists(result()); // What failed once is not gone on with, but begun anew.
    }
    return status;
  }

  private static String ownClasses() {
    try {
      URL location = Repetition.class.getProtectionDomain().getCodeSource().getLocation();
      return Path.of(location.toURI()).toString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** What became of it. */
  Outcome outcome() throws IOException {
    return isDone() ? known.judge(Answer.of(Files.readString(result()))) : Outcome.NO_VERDICT;
  }

  /** What the command says meanwhile. */
  Path progress() {
    return directory.resolve("progress.txt");
  }

  private Path result() {
    return directory.resolve("result.json");
  }

  private Path verdict() {
    return directory.resolve("verdict.txt");
  }
}
