package dev.locksmith.analysis;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;

/**
 * Adds recordings to findings, one event at a time. Recordings of the same JVM share their thread
 * and lock numbers; those of different JVMs do not, although the numbers may be equal.
 */
final class RecordingAnalyzer {
  private static final String DATA_LOSS_EVENT = "jdk.DataLoss";

  private final Map<Jvm, Integer> jvms = new HashMap<>();
  private final List<Path> files;
  private final List<List<Chunk>> chunks;
  private final ReadingListener listener;
  private final Findings findings;

  private RecordingAnalyzer(List<Path> files, List<List<Chunk>> chunks, ReadingListener listener) {
    this.files = files;
    this.chunks = chunks;
    this.listener = listener;
    this.findings = new Findings(TimeAxis.of(chunks.stream().flatMap(List::stream).toList()));
  }

  /**
   * What those recordings say together.
   *
   * @throws RecordingException if one of them cannot be read, has no Locksmith event, or overlaps
   *     with another
   */
  static Findings analyze(List<Path> files, ReadingListener listener) throws RecordingException {
    RecordingAnalyzer analyzer = new RecordingAnalyzer(files, chunks(files), listener);
    for (int i = 0; i < files.size(); i++) {
      analyzer.add(i);
    }
    return analyzer.findings;
  }

  /** Looks at all headers first, so that a bad file is told before time goes into a good one. */
  private static List<List<Chunk>> chunks(List<Path> files) throws RecordingException {
    List<List<Chunk>> all = new ArrayList<>();
    Map<Chunk, Path> seen = new HashMap<>();
    for (Path file : files) {
      List<Chunk> chunks = ChunkReader.chunks(file);
      for (Chunk chunk : chunks) {
        Path other = seen.putIfAbsent(chunk, file);
        if (other != null) {
          throw new RecordingException(
              file + " repeats events of " + other + ": leave one of them out");
        }
      }
      all.add(chunks);
    }
    return all;
  }

  private void add(int index) throws RecordingException {
    Path file = files.get(index);
    int number = files.size() == 1 ? index : numberOfJvm(file, index);
    Jvm jvm = null;
    long lostBytes = 0;
    boolean isLocksmith = false;
    boolean isCounted = false;
    Reading reading = new Reading(file, chunks.get(index), listener);
    try (EventReader events = EventReader.open(file)) {
      NamelessWaits nameless = new NamelessWaits();
      ContentionSetting setting = new ContentionSetting(events.typeIds(Findings.CONTENTION_EVENT));
      for (RecordedEvent event = events.next(); event != null; event = events.next()) {
        reading.add(event);
        switch (event.getEventType().getName()) {
          case Findings.CONTENTION_EVENT -> {
            addContention(events, event, number, nameless);
            isLocksmith = true;
          }
          case Findings.SWAP_EVENT -> {
            findings.addSwap(event, number);
            isLocksmith = true;
          }
          case CountedPeriod.EVENT -> {
            findings.addCounted(SiteKey.ofCounted(event), CountedPeriod.of(event));
            isLocksmith = true;
            isCounted = true;
          }
          case LastThreadDump.EVENT -> findings.addThreadDump(LastThreadDump.of(event), number);
          case DATA_LOSS_EVENT -> lostBytes += Fields.number(event, "amount", 0);
          case ContentionSetting.EVENT -> setting.add(event);
          case Jvm.EVENT -> jvm = Jvm.of(event);
          default -> {}
        }
      }
      if (!isLocksmith) {
        throw new RecordingException(file + " " + absence(setting));
      }
      nameless.named().forEach(findings::addContention);
      findings.addRecording(
          new RecordingInfo(
              file,
              start(chunks.get(index)),
              length(chunks.get(index)),
              jvm,
              setting,
              isCounted,
              lostBytes));
    }
  }

  /** Adds a contention; in a damaged recording, a thread or a frame can be anything, or nothing. */
  private void addContention(
      EventReader events, RecordedEvent event, int jvm, NamelessWaits nameless)
      throws RecordingException {
    try {
      Wait wait = Wait.of(event, jvm);
      if (!nameless.take(wait)) {
        findings.addContention(wait);
      }
    } catch (ClassCastException | NullPointerException e) {
      throw events.damaged(e);
    }
  }

  private static String absence(ContentionSetting setting) {
    return setting.isOff()
        ? "has no Locksmith events, they were off: record with"
            + " -XX:StartFlightRecording:filename=rec.jfr"
            + ",+dev.locksmith.LockContention#enabled=true"
        : "has no Locksmith events: record with -javaagent:locksmith.jar"
            + " -XX:StartFlightRecording:filename=rec.jfr";
  }

  /**
   * The number of the JVM that was recorded. Its event may stand anywhere, so this reads up to it
   * before the recording is read as a whole.
   */
  private int numberOfJvm(Path file, int index) throws RecordingException {
    try (EventReader events = EventReader.open(file)) {
      for (RecordedEvent event = events.next(); event != null; event = events.next()) {
        if (event.getEventType().getName().equals(Jvm.EVENT)) {
          return jvms.computeIfAbsent(Jvm.of(event), jvm -> index);
        }
      }
      return index;
    }
  }

  private static Instant start(List<Chunk> chunks) {
    return chunks.stream().map(Chunk::start).min(Instant::compareTo).orElseThrow();
  }

  private static Duration length(List<Chunk> chunks) {
    Instant end = chunks.stream().map(Chunk::end).max(Instant::compareTo).orElseThrow();
    return Duration.between(start(chunks), end);
  }
}
