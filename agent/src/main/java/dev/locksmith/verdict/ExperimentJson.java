package dev.locksmith.verdict;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Objects;

/** Reads and writes experiments as JSON. */
public final class ExperimentJson {
  private static final Gson GSON =
      new GsonBuilder()
          .registerTypeAdapter(Instant.class, new InstantAdapter().nullSafe())
          .disableHtmlEscaping()
          .setPrettyPrinting()
          .create();

  private ExperimentJson() {}

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read
   * @throws NoExperiment if it holds none
   */
  public static Experiment read(Path file) throws IOException, NoExperiment {
    try {
      return Objects.requireNonNull(GSON.fromJson(Files.readString(file), Experiment.class));
    } catch (CharacterCodingException | RuntimeException damaged) {
      // Gson passes on what the constructors of the records throw.
      throw new NoExperiment(file + " holds no experiment", damaged);
    }
  }

  /**
   * Writes a file; the old one stays until the new one is whole.
   *
   * @throws IOException if it cannot be written
   */
  public static void write(Experiment experiment, Path file) throws IOException {
    Path whole = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(whole, text(experiment));
    Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** The experiment as JSON. */
  public static String text(Experiment experiment) {
    return GSON.toJson(experiment) + '\n';
  }

  private static final class InstantAdapter extends TypeAdapter<Instant> {
    @Override
    public void write(JsonWriter out, Instant time) throws IOException {
      out.value(time.toString());
    }

    @Override
    public Instant read(JsonReader in) throws IOException {
      String text = in.nextString();
      try {
        return Instant.parse(text);
      } catch (DateTimeException e) {
        throw new JsonParseException(text + " is no time", e);
      }
    }
  }
}
