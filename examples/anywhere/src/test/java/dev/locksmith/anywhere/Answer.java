package dev.locksmith.anywhere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.anywhere.app.Form;
import dev.locksmith.forked.Jvm;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** What the application printed: a line of words, a colon and an outcome for each form. */
final class Answer {
  /** Both families, in one run. */
  static final String BOTH_FAMILIES = "reentrantLock=mcs,readWriteLock=jdk,semaphore=optimistic";

  private static final Pattern COUNTS = Pattern.compile("(\\d+) of (\\d+) swapped");
  private static final String LOADER = "loader ";

  private final Jvm.Result result;
  private final Map<String, String> outcomes = new LinkedHashMap<>();

  private Answer(Jvm.Result result) {
    this.result = result;
    result
        .out()
        .lines()
        .filter(line -> line.contains(": "))
        .forEach(line -> outcomes.put(line.split(": ", 2)[0], line.split(": ", 2)[1]));
  }

  /** What a run of the application printed. */
  static Answer of(Jvm.Result result) {
    return new Answer(result);
  }

  /** A test for each form, one for the class loader, and two for what the JVM may have said. */
  Stream<DynamicTest> tests(String loader) {
    Stream<DynamicTest> surroundings =
        Stream.of(
            DynamicTest.dynamicTest("the container's class loader", () -> assertLoadedBy(loader)),
            DynamicTest.dynamicTest(
                "one line on standard error", () -> result.saidOneLineWith("ReentrantLock=")),
            DynamicTest.dynamicTest(
                "nothing else on standard output",
                () -> assertEquals(List.of(), otherwiseOnStandardOutput())));
    Stream<DynamicTest> forms =
        Arrays.stream(Form.values())
            .map(form -> DynamicTest.dynamicTest(form.label(), () -> assertSwapped(form)));
    return Stream.concat(surroundings, forms);
  }

  /** All of that at once. */
  void assertRight(String loader) {
    assertLoadedBy(loader);
    result.saidOneLineWith("ReentrantLock=");
    assertEquals(List.of(), otherwiseOnStandardOutput());
    assertAllSwapped();
  }

  /** What was printed besides: there the JVM itself warns, as of archives of classes. */
  List<String> otherwiseOnStandardOutput() {
    return result.out().lines().filter(line -> !isOfAnswer(line)).toList();
  }

  private static boolean isOfAnswer(String line) {
    return line.isEmpty()
        || line.startsWith(LOADER)
        || Arrays.stream(Form.values()).anyMatch(form -> line.startsWith(form.label() + ": "));
  }

  /** Every form. */
  void assertAllSwapped() {
    for (Form form : Form.values()) {
      assertSwapped(form);
    }
  }

  void assertLoadedBy(String loader) {
    assertEquals(0, result.status(), result.err());
    assertTrue(result.out().lines().anyMatch((LOADER + loader)::equals), result.out());
  }

  private void assertSwapped(Form form) {
    assertSwapped(form, true);
  }

  /** Every lock of that form was swapped; or some of them were not. */
  void assertSwapped(Form form, boolean isSwapped) {
    Matcher counts = counts(form);
    assertEquals(isSwapped, counts.group(1).equals(counts.group(2)), form + ": " + counts.group());
  }

  /** Every lock of that form is the JDK's own. */
  void assertNoneSwapped(Form form) {
    assertEquals("0", counts(form).group(1), form.toString());
  }

  /** How many locks of that form were swapped, of how many. */
  private Matcher counts(Form form) {
    String outcome = outcomes.get(form.label());
    assertNotEquals(null, outcome, result.out() + result.err());
    Matcher counts = COUNTS.matcher(outcome);
    assertTrue(counts.matches(), form + ": " + outcome);
    assertNotEquals("0", counts.group(2));
    return counts;
  }
}
