package dev.locksmith.bench.fork;

import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.pair.Arm;
import dev.locksmith.bench.pair.Sample;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An arm in a JVM of its own. */
public final class ForkedArm implements Arm {
  private static final int PATIENCE_SECONDS = 10;

  private final String name;
  private final Process process;
  private final BufferedWriter toWorker;
  private final BufferedReader fromWorker;
  private String remark = "";

  private ForkedArm(String name, Process process) {
    this.name = name;
    this.process = process;
    this.toWorker = process.outputWriter(StandardCharsets.UTF_8);
    this.fromWorker = process.inputReader(StandardCharsets.UTF_8);
  }

  /**
   * Starts it.
   *
   * @param flags of the JVM
   * @throws IOException if it does not come up
   */
  public static ForkedArm start(String workload, String arm, Pace pace, List<String> flags)
      throws IOException {
    JvmCommand command = new JvmCommand(workload, arm, pace, flags);
    Process process = command.running(Worker.class).start();
    ForkedArm started = new ForkedArm(command.toString(), process);
    try {
      started.hear();
      return started;
    } catch (IOException e) {
      started.close();
      throw e;
    }
  }

  @Override
  public Sample measure(Duration length) throws IOException {
    toWorker.write(Message.measure(length));
    toWorker.newLine();
    toWorker.flush();
    Sample sample = Message.sample(hear());
    remark = hear();
    return sample;
  }

  @Override
  public String remark() {
    return remark;
  }

  @Override
  public void close() {
    try {
      toWorker.close();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException alreadyGone) {
      process.destroyForcibly();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }

  private String hear() throws IOException {
    String line = fromWorker.readLine();
    while (line != null && !line.startsWith(Message.MARK)) {
      line = fromWorker.readLine();
    }
    if (line == null) {
      throw new IOException("the JVM of " + name + " ended; see standard error");
    }
    return line.substring(Message.MARK.length());
  }
}
