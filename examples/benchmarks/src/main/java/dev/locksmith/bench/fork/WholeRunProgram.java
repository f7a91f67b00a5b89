package dev.locksmith.bench.fork;

import dev.locksmith.bench.Catalogue;
import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.noise.OwnCpu;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;

/** The program of a whole run: does its work once, and says how much CPU time it took. */
final class WholeRunProgram {
  private WholeRunProgram() {}

  /** Takes the name of the workload, the arm, and the pace. */
  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    Pace pace = new Pace(Double.parseDouble(args[2]));
    try (Bench bench = Catalogue.named(args[0]).open(args[1], pace)) {
      bench.run(Duration.ZERO);
    }
    out.println(Message.MARK + OwnCpu.nanos());
    out.flush();
    System.exit(0);
  }
}
