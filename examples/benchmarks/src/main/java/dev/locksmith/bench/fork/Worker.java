package dev.locksmith.bench.fork;

import dev.locksmith.bench.Catalogue;
import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.LocalArm;
import dev.locksmith.bench.load.Pace;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The program of a JVM with one arm. It says that it is ready, then measures whenever it is asked
 * to, and ends when the one who asks is gone. After each measurement comes the arm's remark.
 */
final class Worker {
  private Worker() {}

  /** Takes the name of the workload, the arm, and the pace. */
  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    System.setOut(System.err);
    Pace pace = new Pace(Double.parseDouble(args[2]));
    try (Bench bench = Catalogue.named(args[0]).open(args[1], pace)) {
      LocalArm arm = new LocalArm(bench);
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      say(out, "ready");
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        say(out, Message.of(arm.measure(Message.length(line))));
        say(out, arm.remark());
      }
    }
    System.exit(0);
  }

  private static void say(PrintStream out, String line) {
    out.println(Message.MARK + line);
    out.flush();
  }
}
