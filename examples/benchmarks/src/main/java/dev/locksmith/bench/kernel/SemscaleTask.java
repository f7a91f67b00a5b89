package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Stop;
import dev.locksmith.bench.load.Task;
import dev.locksmith.bench.load.Work;
import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Section;

/** Takes a semaphore of its own and gives it back, with a delay between. */
final class SemscaleTask extends Task implements Section {
  private final Guard guard;
  private final int delayRounds;
  private long taken;
  private long own;

  SemscaleTask(Guard guard, int delayRounds) {
    this.guard = guard;
    this.delayRounds = delayRounds;
  }

  @Override
  protected long work(Stop stop) {
    long value = 1;
    while (!stop.isSet()) {
      guard.run(this);
      value = Work.rounds(value, delayRounds);
    }
    own = value;
    return own == 0 ? 0 : taken;
  }

  @Override
  public void run() {
    taken++;
  }
}
