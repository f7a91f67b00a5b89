package dev.locksmith.ab;

import dev.locksmith.remote.Target;
import dev.locksmith.remote.TargetAttribute;
import dev.locksmith.remote.TargetException;
import dev.locksmith.verdict.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JMX attribute that the user named, as a metric.
 *
 * <p>Of a counter, such as the requests served since the start, only the growth says something of a
 * window; of a gauge, such as the length of a queue, its level does. JMX has a word for it, {@code
 * metricType} in the attribute's descriptor, but hardly a bean uses it. So an attribute of which
 * the bean says nothing is looked at for a while: a whole number that rose, and never fell, is
 * taken for a counter. An item of a composite attribute is not: these tell states, and the memory
 * in use also rises until it is collected. The user can say which: {@code :rate} or {@code :level}.
 * The metric's name tells what it was taken for.
 *
 * @param attribute where the figures come from
 * @param isCounter whether its growth per second counts, and not its level
 * @param metric what it is compared as
 */
record Gauged(TargetAttribute attribute, boolean isCounter, Metric metric) {
  /** What the user says of it: before the direction, where there is one. */
  private static final Pattern KIND = Pattern.compile(":(rate|level)(?=(:[A-Za-z]+)?\\s*$)");

  private static final int LOOKS = 25;
  private static final long LOOK_MILLIS = 200;

  /**
   * Finds the attributes, and finds out what they are.
   *
   * @throws BadRequest if there is no such attribute, or it is no number, or negative
   */
  static List<Gauged> of(Target target, List<String> texts)
      throws BadRequest, TargetException, InterruptedException {
    List<TargetAttribute> attributes = new ArrayList<>();
    List<Directed> directed = new ArrayList<>();
    for (String text : texts) {
      Matcher kind = KIND.matcher(text);
      boolean isTold = kind.find();
      String rest = isTold ? kind.replaceFirst("") : text;
      Directed each = Directed.parse("--attribute " + text, rest);
      directed.add(each);
      TargetAttribute attribute = target.find(each.text());
      checkNotNegative(text, target.value(attribute));
      attributes.add(isTold ? attribute.as(kindOf(kind.group(1))) : attribute);
    }
    List<Boolean> areCounters = areCounters(target, attributes);
    List<Gauged> all = new ArrayList<>();
    for (int i = 0; i < attributes.size(); i++) {
      TargetAttribute attribute = attributes.get(i);
      boolean isCounter = areCounters.get(i);
      String name = attribute.shortName() + (isCounter ? " per second" : "");
      all.add(
          new Gauged(attribute, isCounter, new Metric(name, "", directed.get(i).better(), null)));
    }
    return all;
  }

  private static TargetAttribute.Kind kindOf(String word) {
    return word.equals("rate") ? TargetAttribute.Kind.COUNTER : TargetAttribute.Kind.GAUGE;
  }

  private static void checkNotNegative(String text, Number value) throws BadRequest {
    if (value.doubleValue() < 0) {
      throw new BadRequest(
          "--attribute " + text + ": is " + value + ", but only numbers from 0 can be compared");
    }
  }

  /** What the attributes are now. */
  static List<Double> values(Target target, List<Gauged> attributes) throws TargetException {
    List<Double> values = new ArrayList<>();
    for (Gauged each : attributes) {
      values.add(target.value(each.attribute).doubleValue());
    }
    return values;
  }

  private static List<Boolean> areCounters(Target target, List<TargetAttribute> attributes)
      throws TargetException, InterruptedException {
    List<Rise> rises = attributes.stream().map(Rise::new).toList();
    boolean isKnown =
        attributes.stream().noneMatch(each -> each.kind() == TargetAttribute.Kind.UNKNOWN);
    for (int look = 0; !isKnown && look < LOOKS; look++) {
      for (Rise rise : rises) {
        rise.add(target.value(rise.attribute));
      }
      Thread.sleep(LOOK_MILLIS);
    }
    return rises.stream().map(Rise::isCounter).toList();
  }

  /** How the value of an attribute moved so far. */
  static final class Rise {
    private final TargetAttribute attribute;
    private Double last;
    private boolean rose;
    private boolean fell;
    private boolean isWhole = true;

    Rise(TargetAttribute attribute) {
      this.attribute = attribute;
    }

    void add(Number value) {
      double now = value.doubleValue();
      rose |= last != null && now > last;
      fell |= last != null && now < last;
      isWhole &= !(value instanceof Double || value instanceof Float);
      last = now;
    }

    boolean isCounter() {
      return switch (attribute.kind()) {
        case COUNTER -> true;
        case GAUGE -> false;
        case UNKNOWN -> attribute.key() == null && isWhole && rose && !fell;
      };
    }
  }
}
