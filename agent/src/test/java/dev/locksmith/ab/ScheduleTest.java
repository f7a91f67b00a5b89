package dev.locksmith.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Experiment;
import dev.locksmith.verdict.Fate;
import dev.locksmith.verdict.Machine;
import dev.locksmith.verdict.Metric;
import dev.locksmith.verdict.Phase;
import dev.locksmith.verdict.Plan;
import dev.locksmith.verdict.Role;
import dev.locksmith.verdict.Run;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ScheduleTest {
  private static final int RUNS = 4;

  private final List<Run> runs = new ArrayList<>();

  @Test
  void everyRoundHasEveryArmAfterAWarmUp() throws BadRequest {
    List<Schedule.Slot> slots = Schedule.left(experiment());

    assertEquals(2 + RUNS * 3, slots.size());
    assertTrue(slots.subList(0, 2).stream().allMatch(slot -> slot.phase() == Phase.WARM_UP));
    for (int round = 1; round <= RUNS; round++) {
      List<Schedule.Slot> ofRound = slots.subList(2 + (round - 1) * 3, 2 + round * 3);
      assertEquals(3, ofRound.stream().map(Schedule.Slot::arm).distinct().count());
      int expected = round;
      assertTrue(ofRound.stream().allMatch(slot -> slot.round() == expected));
    }
  }

  @Test
  void theOrderIsRandom() throws BadRequest {
    Set<Object> orders = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      orders.add(Schedule.left(experiment()));
    }
    assertTrue(orders.size() > 1);
  }

  @Test
  void whatWasRunIsNotRunAgainButWhatWasNoisyIs() throws BadRequest {
    add("jdk", Phase.WARM_UP, 1, Fate.KEPT);
    add("jdk", Phase.COMPARISON, 1, Fate.KEPT);
    add("mcs", Phase.COMPARISON, 1, Fate.NOISY);
    add("mcs", Phase.COMPARISON, 2, Fate.FAILED);

    assertEquals(2 + RUNS * 3 - 3, Schedule.left(experiment()).size());
  }

  @Test
  void anArmThatFailsInItsWarmUpOrTwiceIsLeftOut() throws BadRequest {
    Arm mcs = ArmParser.parse("jdk,mcs").get(1);
    add("mcs", Phase.COMPARISON, 1, Fate.FAILED);
    assertFalse(Schedule.isLeftOut(experiment(), mcs));
    add("mcs", Phase.COMPARISON, 2, Fate.FAILED);
    assertTrue(Schedule.isLeftOut(experiment(), mcs));
    runs.clear();
    add("mcs", Phase.WARM_UP, 1, Fate.FAILED);
    assertTrue(Schedule.isLeftOut(experiment(), mcs));
    assertTrue(Schedule.left(experiment()).stream().noneMatch(slot -> slot.arm().equals(mcs)));
  }

  @Test
  void repeatingEnds() throws BadRequest {
    Schedule.Slot slot = new Schedule.Slot(Phase.COMPARISON, 1, ArmParser.parse("jdk,mcs").get(1));
    add("mcs", Phase.COMPARISON, 1, Fate.NOISY);
    assertTrue(Schedule.isWorthRepeating(experiment(), slot));
    add("mcs", Phase.COMPARISON, 1, Fate.NOISY);
    assertFalse(Schedule.isWorthRepeating(experiment(), slot));
    runs.clear();
    for (int i = 0; i < RUNS * 3 / 2; i++) {
      add("jdk", Phase.COMPARISON, 2, Fate.NOISY);
    }
    assertFalse(Schedule.isWorthRepeating(experiment(), slot));
  }

  @Test
  void theRulesAreConfirmedAgainstTheFirstArmAlone() throws BadRequest {
    Plan plan = plan().plus(new Arm("rules.txt", Role.CONFIRMATION, "rules=rules.txt"));
    List<Schedule.Slot> slots =
        Schedule.left(new Experiment(plan, Machine.here(), runs, null)).stream()
            .filter(slot -> slot.phase() == Phase.CONFIRMATION)
            .toList();

    assertEquals(2 * RUNS, slots.size());
    assertEquals(RUNS, slots.stream().filter(slot -> slot.arm().name().equals("jdk")).count());
  }

  private void add(String arm, Phase phase, int round, Fate fate) {
    runs.add(
        new Run(arm, phase, round, fate, Instant.EPOCH, Map.of(), null, null, List.of(), null));
  }

  private Experiment experiment() throws BadRequest {
    return new Experiment(plan(), Machine.here(), runs, null);
  }

  private static Plan plan() throws BadRequest {
    return new Plan(
        List.of("true"),
        null,
        null,
        RUNS,
        List.of(Metric.WALL),
        ArmParser.parse("jdk,mcs"),
        0.06,
        60,
        20,
        null,
        null);
  }
}
