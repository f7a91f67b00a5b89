package dev.locksmith.jmc;

import java.util.List;
import java.util.Map;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.common.item.ItemQueryBuilder;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.IPreferenceValueProvider;
import org.openjdk.jmc.flightrecorder.rules.AbstractRule;
import org.openjdk.jmc.flightrecorder.rules.IResult;
import org.openjdk.jmc.flightrecorder.rules.IResultValueProvider;
import org.openjdk.jmc.flightrecorder.rules.ResultBuilder;
import org.openjdk.jmc.flightrecorder.rules.Severity;
import org.openjdk.jmc.flightrecorder.rules.TypedResult;
import org.openjdk.jmc.flightrecorder.rules.util.JfrRuleTopics;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit.EventAvailability;

/** A rule that reads events of Locksmith. It shows on Mission Control's page of locks. */
abstract class LockRule extends AbstractRule {
  /**
   * A rule.
   *
   * @param event the event type without which it says nothing
   */
  LockRule(String id, String name, String event) {
    super(
        "dev.locksmith." + id,
        name,
        JfrRuleTopics.LOCK_INSTANCES,
        List.of(),
        List.of(TypedResult.SCORE, TypedResult.ITEM_QUERY),
        Map.of(event, EventAvailability.AVAILABLE));
  }

  abstract Verdict judge(IItemCollection recording);

  @Override
  protected final IResult getResult(
      IItemCollection recording,
      IPreferenceValueProvider preferences,
      IResultValueProvider otherResults) {
    Verdict verdict = judge(recording);
    ResultBuilder result =
        ResultBuilder.createFor(this, preferences)
            .setSeverity(Severity.get(verdict.score()))
            .setSummary(verdict.summary())
            .setExplanation(verdict.explanation())
            .setSolution(verdict.solution())
            .addResult(TypedResult.SCORE, UnitLookup.NUMBER_UNITY.quantity(verdict.score()));
    if (verdict.site() != null) {
      result.addResult(
          TypedResult.ITEM_QUERY,
          ItemQueryBuilder.fromWhere(
                  ItemFilters.and(
                      ItemFilters.typeMatches("dev\\.locksmith\\..*"),
                      ItemFilters.equals(EventField.SITE, verdict.site().name)))
              .build());
    }
    return result.build();
  }
}
