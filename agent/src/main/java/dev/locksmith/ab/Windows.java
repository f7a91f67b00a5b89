package dev.locksmith.ab;

import dev.locksmith.remote.Target;
import dev.locksmith.remote.TargetException;
import dev.locksmith.remote.TargetSite;
import dev.locksmith.verdict.Arm;
import dev.locksmith.verdict.Live;
import dev.locksmith.verdict.Phase;
import dev.locksmith.verdict.Role;
import dev.locksmith.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Moves the locks of a running service from arm to arm, a window each.
 *
 * <p>A site that the service makes meanwhile is moved with the next window. In the end each site
 * gets back the policy that it had when it was first seen.
 */
final class Windows implements Trials {
  private static final String STRATEGY = "strategy=";

  /** A window that took so much longer, in seconds: something stood still. */
  private static final double STANDSTILL_SECONDS = 3;

  private static final int LOOKS = 20;
  private static final long LONGEST_LOOK_MILLIS = 1_000;

  private final Target target;
  private final Live live;
  private final Arm baseline;
  private final List<Gauged> attributes;
  private final Progress progress;
  private final CountDownLatch stopped = new CountDownLatch(1);

  /** What each site had when it was first seen. */
  private final Map<String, TargetSite> original = new LinkedHashMap<>();

  /** The lines of the rules that are being confirmed. */
  private List<String> rules = List.of();

  Windows(Target target, Live live, Arm baseline, List<Gauged> attributes, Progress progress) {
    this.target = target;
    this.live = live;
    this.baseline = baseline;
    this.attributes = attributes;
    this.progress = progress;
  }

  @Override
  public Arm confirming(Verdict verdict) {
    rules = verdict.rules();
    return new Arm("rules", Role.CONFIRMATION, String.join(",", rules));
  }

  @Override
  public Measured run(Schedule.Slot slot, int number) throws TrialsOver, InterruptedException {
    try {
      moveTo(slot.arm());
      long settleMillis = Math.round(live.settleSeconds() * TimeUnit.SECONDS.toMillis(1));
      target.mark(slot.arm().name(), nameOf(slot.phase()), slot.round(), settleMillis);
      await(TimeUnit.MILLISECONDS.toNanos(settleMillis));
      return measure();
    } catch (TargetException e) {
      throw new TrialsOver(e.getMessage());
    }
  }

  private void moveTo(Arm arm) throws TargetException {
    for (TargetSite site : target.sites()) {
      if (site.movable()) {
        original.putIfAbsent(site.key(), site);
        String policy = policyOf(site, arm);
        if (!policy.equals(site.policy())) {
          target.move(site.key(), policy);
        }
      }
    }
  }

  private String policyOf(TargetSite site, Arm arm) {
    if (arm.role() == Role.CONFIRMATION) {
      for (String rule : rules) {
        String[] words = rule.split(" +", -1);
        if (words[0].equals("*")
            || (words[0].equals(site.name()) && words[1].equals(site.type()))) {
          return words[words.length - 1];
        }
      }
      return policyOf(site, baseline);
    }
    return arm.settings().substring(STRATEGY.length());
  }

  private Measured measure() throws TargetException, InterruptedException {
    Snapshot begin = Snapshot.of(target, attributes);
    long lengthMillis = Math.round(live.windowSeconds() * TimeUnit.SECONDS.toMillis(1));
    long lookMillis = Math.min(LONGEST_LOOK_MILLIS, Math.max(1, lengthMillis / LOOKS));
    List<List<Double>> looks = new ArrayList<>(List.of(begin.attributes()));
    long deadline = begin.nanos() + TimeUnit.MILLISECONDS.toNanos(lengthMillis);
    long left = deadline - System.nanoTime();
    while (left > 0 && !await(Math.min(left, TimeUnit.MILLISECONDS.toNanos(lookMillis)))) {
      looks.add(Gauged.values(target, attributes));
      left = deadline - System.nanoTime();
    }
    Snapshot end = Snapshot.of(target, attributes);
    Window window = new Window(begin, end);
    return new Measured(
        window.values(attributes, levels(looks)),
        null,
        null,
        window.sites(),
        null,
        window.seconds() > live.windowSeconds() + STANDSTILL_SECONDS);
  }

  /** The mean of each attribute. */
  private List<Double> levels(List<List<Double>> looks) {
    List<Double> levels = new ArrayList<>();
    for (int i = 0; i < attributes.size(); i++) {
      int index = i;
      levels.add(looks.stream().mapToDouble(look -> look.get(index)).average().orElseThrow());
    }
    return levels;
  }

  private static String nameOf(Phase phase) {
    return phase == Phase.WARM_UP ? "warm-up" : phase.name().toLowerCase(Locale.ROOT);
  }

  /** Waits, but not longer than until {@link #stop}; says whether that was called. */
  private boolean await(long nanos) throws InterruptedException {
    return stopped.await(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void stop() {
    stopped.countDown();
  }

  @Override
  public boolean isStopped() {
    return stopped.getCount() == 0;
  }

  /** Gives each site back what it had. */
  @Override
  public void close() {
    try {
      if (target.isAlive() && !original.isEmpty()) {
        boolean all = true;
        for (TargetSite site : target.sites()) {
          all &= giveBack(site);
        }
        target.mark("", "", 0, 0);
        if (all) {
          progress.say("the locks of %s wait as before again", live.pid());
        }
      }
    } catch (TargetException e) {
      progress.say("the locks may not wait as before: %s", e.getMessage());
    } finally {
      target.close();
    }
  }

  /** Says whether the site has what it had; one that has not keeps no other from it. */
  private boolean giveBack(TargetSite site) {
    TargetSite before = original.get(site.key());
    if (before == null || before.policy().equals(site.policy())) {
      return true;
    }
    try {
      target.move(site.key(), before.policy());
      return true;
    } catch (TargetException e) {
      progress.say("%s does not wait as before: %s", site.key(), e.getMessage());
      return false;
    }
  }
}
