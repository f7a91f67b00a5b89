package dev.locksmith.example.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParseException;
import org.junit.jupiter.api.Test;

class AnswerTest {
  private static final String RESULT =
      """
      {
        "plan": {
          "metrics": [{"name": "throughput"}, {"name": "wall time"}],
          "arms": [
            {"name": "jdk", "role": "baseline"},
            {"name": "jdk #2", "role": "candidate"},
            {"name": "jdk (A/A)", "role": "control"},
            {"name": "rules.txt", "role": "confirmation"}
          ]
        },
        "verdict": {
          "keepsFirst": true,
          "comparisons": [
            {"metric": "throughput", "arm": "jdk", "finding": "cannot tell"},
            {"metric": "throughput", "arm": "jdk (A/A)", "finding": "no difference shown"},
            {"metric": "throughput", "arm": "jdk #2", "finding": "%s"},
            {"metric": "wall time", "arm": "jdk #2", "finding": "better"}
          ]
        }
      }
      """;

  @Test
  void isThatOfTheSecondArmByTheFirstMetric() {
    assertEquals(new Answer("worse", true), Answer.of(RESULT.formatted("worse")));
  }

  @Test
  void canBeLeftOpen() {
    assertTrue(Answer.of(RESULT.formatted("too noisy to tell")).isUntold());
    assertTrue(Answer.of(RESULT.formatted("cannot tell")).isUntold());
    assertFalse(Answer.of(RESULT.formatted("no difference shown")).isUntold());
  }

  @Test
  void isNotReadFromWhatIsCut() {
    String cut = RESULT.substring(0, RESULT.length() / 2);
    assertThrows(JsonParseException.class, () -> Answer.of(cut));
  }
}
