package dev.locksmith.ab;

import dev.locksmith.page.Page;
import dev.locksmith.page.PageFile;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.ExperimentJson;
import dev.locksmith.verdict.NoExperiment;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;

/**
 * The directory that holds a comparison: its result, the rules, the page, and what the runs
 * printed.
 */
final class Store {
  private static final String RESULT = "result.json";
  private static final String RULES = "rules.txt";
  private static final String PAGE = "report.html";
  private static final String LOCK = "in-use.lock";

  /** As the user names it, so that what is said of it can be passed on. */
  private final Path directory;

  /** Held as long as this process lives, so that no other one measures into the directory. */
  private FileChannel lock;

  Store(Path directory) {
    this.directory = directory;
  }

  /**
   * Makes the directory.
   *
   * @throws BadRequest if it holds a comparison, or its name cannot stand in the JVM's options
   * @throws ComparisonFailed if it cannot be made
   */
  void create() throws BadRequest, ComparisonFailed {
    checkName();
    if (Files.exists(result())) {
      throw new BadRequest(
          directory
              + " holds a comparison: go on with --resume "
              + directory
              + ", or name another");
    }
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw unwritable(e);
    }
    claim();
  }

  private void checkName() throws BadRequest {
    if (absolute().toString().matches(".*[,'\"].*")) {
      throw new BadRequest(
          absolute() + ": a JVM takes no recording there; name a directory without , ' and \"");
    }
  }

  private void claim() throws ComparisonFailed {
    try {
      lock =
          FileChannel.open(
              directory.resolve(LOCK),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE);
      if (lock.tryLock() == null) {
        throw new ComparisonFailed(
            "another process measures into " + directory + ": wait until it has ended");
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /**
   * The comparison that is kept here, for this process to go on with.
   *
   * @throws BadRequest if the name of the directory, which may have been moved here, cannot stand
   *     in the JVM's options
   * @throws ComparisonFailed if there is none that can be read
   */
  Experiment read() throws BadRequest, ComparisonFailed {
    checkName();
    if (!Files.exists(result())) {
      throw new ComparisonFailed(
          directory + " holds no comparison: there is no " + RESULT + " in it");
    }
    claim();
    try {
      return ExperimentJson.read(result());
    } catch (IOException e) {
      throw new ComparisonFailed(
          result() + " cannot be read (" + inWords(e) + "): see who may read it", e);
    } catch (NoExperiment e) {
      throw new ComparisonFailed(
          result()
              + " is damaged or not of this version of ab, so nothing can go on from it: measure"
              + " anew, into another directory",
          e);
    }
  }

  /** Keeps what was measured so far. */
  void write(Experiment experiment) throws ComparisonFailed {
    try {
      ExperimentJson.write(experiment, result());
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Writes the rules file. */
  void writeRules(List<String> rules) throws ComparisonFailed {
    try {
      Files.write(rules(), rules);
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Writes the page that shows the comparison in a browser. */
  void writePage(Experiment experiment) throws ComparisonFailed {
    try {
      PageFile.of(page()).write(Page.comparison(ExperimentJson.text(experiment)));
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** An empty directory for a run. */
  Path newRun(int number, String arm) throws ComparisonFailed {
    try {
      return Files.createDirectories(run(number, arm));
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** The directory of a run, wherever that is told. */
  Path run(int number, String arm) {
    String name =
        String.format(Locale.ROOT, "%03d-%s", number, arm.replaceAll("[^A-Za-z0-9.=_-]+", "_"));
    return absolute().resolve("runs").resolve(name.length() > 80 ? name.substring(0, 80) : name);
  }

  Path directory() {
    return directory;
  }

  /** The rules file, wherever that is told. */
  Path rules() {
    return absolute().resolve(RULES);
  }

  /** The page that shows the comparison. */
  Path page() {
    return directory.resolve(PAGE);
  }

  private Path absolute() {
    return directory.toAbsolutePath().normalize();
  }

  private Path result() {
    return directory.resolve(RESULT);
  }

  private static String inWords(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "a file of that name is in the way";
    }
    return e instanceof FileSystemException file && file.getReason() != null
        ? file.getReason()
        : e.getMessage();
  }

  ComparisonFailed unwritable(IOException e) {
    return new ComparisonFailed(
        "cannot write in "
            + directory
            + " ("
            + inWords(e)
            + "): make room or name another with --out; --resume goes on with what is there",
        e);
  }
}
