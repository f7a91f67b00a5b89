package dev.locksmith.analysis;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Writes what was recorded, and the sum of it. */
final class HeaderText {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss xxx", Locale.ROOT)
          .withZone(ZoneId.systemDefault());

  private final TextPage page;

  HeaderText(TextPage page) {
    this.page = page;
  }

  void write(List<RecordingInfo> recordings, List<SiteContention> contended) {
    recordings.forEach(this::write);
    long events = contended.stream().mapToLong(SiteContention::contended).sum();
    long nanos = contended.stream().mapToLong(SiteContention::totalNanos).sum();
    long told = contended.stream().mapToLong(site -> site.split().waits()).sum();
    page.labelled(
        "Contention  ",
        events == 0
            ? "none is recorded"
            : Figures.count(events, "contended acquisition")
                + " at "
                + Figures.count(contended.size(), "site")
                + ", which waited "
                + Figures.duration(nanos)
                + " in all"
                + (told < events ? "; " + Figures.count(told) + " have events of their own" : ""));
  }

  /** One recording, and what it lacks. */
  void write(RecordingInfo recording) {
    page.labelled("Recording   ", TextReport.name(recording.file().toString()));
    page.labelled(
        "Started     ",
        TIME.format(recording.start())
            + ", "
            + Figures.duration(recording.length().toNanos())
            + " long");
    Jvm jvm = recording.jvm();
    page.labelled("JVM         ", jvm == null ? Fields.UNKNOWN : TextReport.name(jvm.version()));
    writeGaps(recording.setting(), recording.isCounted());
    if (recording.lostBytes() > 0) {
      note(
          "the recorder lost "
              + Figures.count(recording.lostBytes(), "byte")
              + " of events, so the figures are too low");
    }
  }

  private void writeGaps(ContentionSetting setting, boolean isCounted) {
    if (isCounted && (setting.isOff() || setting.hasThreshold())) {
      note(
          (setting.isOff()
                  ? "waits are counted, and none has an event of its own"
                  : "all waits are counted; those of "
                      + TextReport.name(setting.threshold())
                      + " and more have events of their own")
              + ", which tell threads, owners, code and locks");
    } else if (setting.isOff()) {
      note(
          "contention was not recorded: add +dev.locksmith.LockContention#enabled=true to"
              + " -XX:StartFlightRecording");
    } else if (setting.hasThreshold()) {
      note(
          "waits shorter than "
              + TextReport.name(setting.threshold())
              + " were not recorded: add +dev.locksmith.LockContention#threshold=0ns to"
              + " -XX:StartFlightRecording");
    }
  }

  private void note(String text) {
    page.labelled("Note        ", text);
  }
}
