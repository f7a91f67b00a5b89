package dev.locksmith.jmc;

import java.io.File;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Future;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.util.IPreferenceValueProvider;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;
import org.openjdk.jmc.flightrecorder.rules.IResult;
import org.openjdk.jmc.flightrecorder.rules.IRule;
import org.openjdk.jmc.flightrecorder.rules.RuleRegistry;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit;

/** The results of Locksmith's rules, found and run as Mission Control finds and runs them. */
final class Analysis {
  private Analysis() {}

  static Collection<IRule> rules() {
    return RuleRegistry.getRules().stream()
        .filter(rule -> rule.getId().startsWith("dev.locksmith."))
        .toList();
  }

  /** By the rest of the rule's id. */
  static Map<String, IResult> of(File recording) throws Exception {
    IItemCollection events = JfrLoaderToolkit.loadEvents(recording);
    Map<IRule, Future<IResult>> running =
        RulesToolkit.evaluateParallel(rules(), events, IPreferenceValueProvider.DEFAULT_VALUES, 1);
    Map<String, IResult> results = new TreeMap<>();
    for (Map.Entry<IRule, Future<IResult>> entry : running.entrySet()) {
      String id = entry.getKey().getId().substring("dev.locksmith.".length());
      results.put(id, entry.getValue().get());
    }
    return results;
  }
}
