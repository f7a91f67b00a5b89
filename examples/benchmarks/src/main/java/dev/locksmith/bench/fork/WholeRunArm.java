package dev.locksmith.bench.fork;

import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.noise.NoiseMeter;
import dev.locksmith.bench.pair.Arm;
import dev.locksmith.bench.pair.Sample;
import dev.locksmith.bench.pair.Tally;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** An arm each measurement of which is a JVM from its start to its end. */
public final class WholeRunArm implements Arm {
  private final JvmCommand command;

  /**
   * An arm.
   *
   * @param flags of the JVMs
   */
  public WholeRunArm(String workload, String arm, Pace pace, List<String> flags) {
    command = new JvmCommand(workload, arm, pace, flags);
  }

  /** Measures one run, which takes as long as it takes. One operation is the whole run. */
  @Override
  public Sample measure(Duration ignored) throws IOException {
    NoiseMeter noise = new NoiseMeter();
    long start = System.nanoTime();
    Process process = command.running(WholeRunProgram.class).start();
    process.getOutputStream().close();
    long cpuNanos = -1;
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.startsWith(Message.MARK)) {
          cpuNanos = Long.parseLong(line.substring(Message.MARK.length()));
        }
      }
      if (process.waitFor() != 0 || cpuNanos < 0) {
        throw new IOException("the run of " + command + " failed; see standard error");
      }
    } catch (InterruptedException e) {
      throw new IOException("interrupted during the run of " + command, e);
    } finally {
      process.destroyForcibly();
    }
    long nanos = System.nanoTime() - start;
    return new Sample(new Tally(1, nanos, cpuNanos, 1, Double.NaN), noise.readWithChild(cpuNanos));
  }

  @Override
  public void close() {}
}
