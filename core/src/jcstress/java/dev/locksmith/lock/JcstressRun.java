package dev.locksmith.lock;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jcstress.JCStress;
import org.openjdk.jcstress.Options;
import org.openjdk.jcstress.infra.collectors.DiskReadCollector;
import org.openjdk.jcstress.infra.collectors.InProcessCollector;
import org.openjdk.jcstress.infra.collectors.TestResult;
import org.openjdk.jcstress.infra.grading.ReportUtils;

/**
 * Runs all tests on all variants of the locks. The tool's own main method ends with success
 * whatever it found; this one fails unless every test ran and every outcome was acceptable.
 */
public final class JcstressRun {
  /**
   * With one processor per thread a spinner would find none to spare: the tool must not pin the
   * threads.
   */
  private static final String[] FIXED = {"-af", "NONE", "-sc", "false"};

  private JcstressRun() {}

  /**
   * Runs the tests.
   *
   * @param args options of jcstress
   */
  public static void main(String[] args) throws Exception {
    List<String> summary = new ArrayList<>();
    boolean failed = false;
    for (Subjects.Variant variant : variants()) {
      long start = System.nanoTime();
      List<TestResult> results = run(variant, args);
      long samples = 0;
      int bad = 0;
      for (TestResult result : results) {
        samples += result.getTotalCount();
        if (!ReportUtils.statusToPassed(result) || !result.grading().isPassed) {
          bad++;
          summary.add(variant + " FAILED " + result.getName() + ' ' + result.status());
          result.grading().failureMessages.forEach(message -> summary.add("  " + message));
        }
      }
      failed |= bad > 0 || results.isEmpty();
      summary.add(
          String.format(
              "%-16s %3d tests, %d failed, %,d samples, %d s",
              variant, results.size(), bad, samples, (System.nanoTime() - start) / 1_000_000_000));
    }
    summary.forEach(System.out::println);
    System.exit(failed ? 1 : 0);
  }

  private static List<Subjects.Variant> variants() {
    String only = System.getProperty(Subjects.PROPERTY, "");
    return only.isEmpty()
        ? List.of(Subjects.Variant.values())
        : List.of(Subjects.Variant.valueOf(only));
  }

  private static List<TestResult> run(Subjects.Variant variant, String[] args) throws Exception {
    List<String> all = new ArrayList<>(List.of(FIXED));
    all.addAll(List.of("-jvmArgs", "-D" + Subjects.PROPERTY + '=' + variant));
    all.addAll(List.of("-r", "jcstress-" + variant));
    all.addAll(List.of(args));
    Options options = new Options(all.toArray(new String[0]));
    if (!options.parse()) {
      throw new IllegalArgumentException("jcstress does not know these options: " + all);
    }
    System.out.println("== " + variant);
    new JCStress(options).run();
    InProcessCollector collector = new InProcessCollector();
    DiskReadCollector reader = new DiskReadCollector(options.getResultFile(), collector);
    reader.dump();
    reader.close();
    return ReportUtils.mergedByName(collector.getTestResults());
  }
}
