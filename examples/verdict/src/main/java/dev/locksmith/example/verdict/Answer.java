package dev.locksmith.example.verdict;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * What the {@code result.json} of {@code locksmith ab} says.
 *
 * @param finding how the second arm is, compared to the first, by the metric that decides
 * @param keepsFirst whether the answer is to keep the first arm
 */
record Answer(String finding, boolean keepsFirst) {
  static final String BETTER = "better";
  static final String NO_DIFFERENCE = "no difference shown";

  private static final List<String> UNTOLD = List.of("cannot tell", "too noisy to tell");

  /**
   * Reads it.
   *
   * @param json of a comparison of two arms that is finished
   */
  static Answer of(String json) {
    JsonObject result = JsonParser.parseString(json).getAsJsonObject();
    JsonObject plan = result.getAsJsonObject("plan");
    String arm = text(first(plan.getAsJsonArray("arms"), "role", "candidate"), "name");
    String metric = text(plan.getAsJsonArray("metrics").get(0), "name");
    JsonObject verdict = result.getAsJsonObject("verdict");
    // Those of the comparison stand before those of the confirmation, which has an arm of its own.
    JsonElement comparison =
        StreamSupport.stream(verdict.getAsJsonArray("comparisons").spliterator(), false)
            .filter(each -> text(each, "metric").equals(metric) && text(each, "arm").equals(arm))
            .findFirst()
            .orElseThrow();
    return new Answer(text(comparison, "finding"), verdict.get("keepsFirst").getAsBoolean());
  }

  /** Whether it leaves open how the arms differ. */
  boolean isUntold() {
    return UNTOLD.contains(finding);
  }

  private static JsonElement first(JsonArray all, String key, String value) {
    return StreamSupport.stream(all.spliterator(), false)
        .filter(each -> text(each, key).equals(value))
        .findFirst()
        .orElseThrow();
  }

  private static String text(JsonElement object, String key) {
    return object.getAsJsonObject().get(key).getAsString();
  }
}
