package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Stop;
import dev.locksmith.bench.load.Task;
import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Section;

/**
 * Takes and releases the same lock without a pause. Each turn reads a volatile flag, so that the
 * compiler cannot merge the sections of two turns.
 */
final class HotTask extends Task implements Section {
  private final Guard guard;
  private long taken;

  HotTask(Guard guard) {
    this.guard = guard;
  }

  @Override
  protected long work(Stop stop) {
    while (!stop.isSet()) {
      guard.run(this);
    }
    return taken;
  }

  @Override
  public void run() {
    taken++;
  }
}
