package dev.locksmith.bench.report;

import dev.locksmith.bench.pair.Pair;
import dev.locksmith.bench.pair.Pairing;
import dev.locksmith.bench.pair.Sample;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The raw file: one line per pair, those that were dropped too. */
public final class PairsFile implements AutoCloseable {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT
          .builder()
          .setRecordSeparator('\n')
          .setHeader(
              "workload",
              "kind",
              "base",
              "contender",
              "first",
              "kept",
              "noise",
              "base_operations",
              "base_ns",
              "base_cpu_ns",
              "base_smallest_share",
              "base_p999_wait_ns",
              "contender_operations",
              "contender_ns",
              "contender_cpu_ns",
              "contender_smallest_share",
              "contender_p999_wait_ns")
          .get();

  private final CSVPrinter printer;

  /**
   * Opens a new file.
   *
   * @throws IOException if it cannot be written
   */
  public PairsFile(Path file) throws IOException {
    printer = new CSVPrinter(Files.newBufferedWriter(file, StandardCharsets.UTF_8), FORMAT);
  }

  /**
   * Adds a line.
   *
   * @param kind {@code A/B}, or {@code A/A} for the base with itself
   */
  public void add(String workload, String kind, Pairing pairing, Pair pair, boolean kept) {
    Sample base = pair.base();
    Sample contender = pair.contender();
    try {
      printer.printRecord(
          workload,
          kind,
          pairing.base(),
          pairing.contender(),
          pair.baseFirst() ? "base" : "contender",
          kept,
          pair.noise().share(),
          base.tally().operations(),
          base.tally().nanos(),
          base.tally().cpuNanos(),
          base.tally().smallestShare(),
          base.tally().p999WaitNanos(),
          contender.tally().operations(),
          contender.tally().nanos(),
          contender.tally().cpuNanos(),
          contender.tally().smallestShare(),
          contender.tally().p999WaitNanos());
      printer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    printer.close(true);
  }
}
