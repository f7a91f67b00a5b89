package dev.locksmith.lock;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jcstress.JCStress;
import org.openjdk.jcstress.Options;
import org.openjdk.jcstress.infra.collectors.DiskReadCollector;
import org.openjdk.jcstress.infra.collectors.InProcessCollector;
import org.openjdk.jcstress.infra.collectors.TestResult;
import org.openjdk.jcstress.infra.grading.ReportUtils;

/**
 * Runs all tests on all variants of the locks, each variant in a JVM of its own, because the tool
 * keeps the options of its first run. Its own main method ends with success whatever it found; this
 * one fails unless every test ran and every outcome was acceptable.
 */
public final class JcstressRun {
  /**
   * The tool must not pin the threads: from a pinned thread the JVM sees a single processor, and
   * with one processor nobody spins.
   */
  private static final String[] FIXED = {"-af", "NONE", "-sc", "false"};

  private static final String CHILD = "locksmith.proof.child";
  private static final int LIMIT_MINUTES = Integer.getInteger("locksmith.proof.minutes", 20);

  private static final String PASSED = "passed";
  private static final String FAILED = "FAILED";
  private static final String HUNG = "HUNG";

  private JcstressRun() {}

  /**
   * Runs the tests on the variant that the system property of {@link Subjects} names, or on all.
   *
   * @param args options of jcstress
   */
  public static void main(String[] args) throws Exception {
    String only = System.getProperty(Subjects.PROPERTY, "");
    boolean passed;
    if (Boolean.getBoolean(CHILD)) {
      passed = run(Subjects.Variant.valueOf(only), args);
    } else if (only.isEmpty()) {
      passed = fork(List.of(Subjects.Variant.values()), args);
    } else {
      passed = fork(List.of(Subjects.Variant.valueOf(only)), args);
    }
    System.exit(passed ? 0 : 1);
  }

  private static boolean fork(List<Subjects.Variant> variants, String[] args)
      throws IOException, InterruptedException {
    List<String> summary = new ArrayList<>();
    boolean passed = true;
    for (Subjects.Variant variant : variants) {
      long start = System.nanoTime();
      List<String> command = new ArrayList<>();
      command.add(System.getProperty("java.home") + "/bin/java");
      command.addAll(List.of("-cp", System.getProperty("java.class.path")));
      command.add("-D" + Subjects.PROPERTY + '=' + variant);
      command.add("-D" + CHILD + "=true");
      command.add(JcstressRun.class.getName());
      command.addAll(List.of(args));
      String result = resultOf(new ProcessBuilder(command).inheritIO().start());
      passed &= result.equals(PASSED);
      long seconds = (System.nanoTime() - start) / 1_000_000_000;
      summary.add(result + ' ' + variant + " in " + seconds + " s");
    }
    summary.forEach(System.out::println);
    return passed;
  }

  /** A thread that is never woken can stop the tool for good, for example in its warm-up. */
  private static String resultOf(Process child) throws InterruptedException {
    if (child.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
      return child.exitValue() == 0 ? PASSED : FAILED;
    }
    child.descendants().forEach(ProcessHandle::destroyForcibly);
    child.destroyForcibly();
    return HUNG;
  }

  private static boolean run(Subjects.Variant variant, String[] args) throws Exception {
    List<String> all = new ArrayList<>(List.of(FIXED));
    all.addAll(List.of("-jvmArgs", "-D" + Subjects.PROPERTY + '=' + variant));
    all.addAll(List.of("-r", "jcstress-" + variant));
    all.addAll(List.of(args));
    Options options = new Options(all.toArray(new String[0]));
    if (!options.parse()) {
      throw new IllegalArgumentException("jcstress does not know these options: " + all);
    }
    new JCStress(options).run();
    InProcessCollector collector = new InProcessCollector();
    DiskReadCollector reader = new DiskReadCollector(options.getResultFile(), collector);
    reader.dump();
    reader.close();
    return report(variant, ReportUtils.mergedByName(collector.getTestResults()));
  }

  private static boolean report(Subjects.Variant variant, List<TestResult> results) {
    long samples = 0;
    int failed = 0;
    for (TestResult result : results) {
      boolean passed = ReportUtils.statusToPassed(result) && result.grading().isPassed;
      System.out.println((passed ? PASSED : FAILED) + ' ' + variant + ' ' + outcomes(result));
      result.grading().failureMessages.forEach(System.out::println);
      samples += result.getTotalCount();
      failed += passed ? 0 : 1;
    }
    System.out.printf(
        "%s: %d tests, %d failed, %,d samples%n", variant, results.size(), failed, samples);
    return failed == 0 && !results.isEmpty();
  }

  private static String outcomes(TestResult result) {
    StringBuilder text = new StringBuilder(result.getName()).append(' ').append(result.status());
    for (String state : result.getStateKeys()) {
      text.append(" [").append(state).append("] ").append(result.getCount(state));
    }
    return text.toString();
  }
}
