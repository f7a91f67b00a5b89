package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.Crowd;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.Guards;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import java.util.List;

/**
 * One thread takes and releases a lock that nobody else wants. For the kernel's x86 paravirt
 * spinlocks the question was what the indirection costs those who never contend: cycles of a lock
 * and unlock with the lock in the cache (hot), and with the lock in memory (cold).
 *
 * @param mode how the lock is taken
 * @param cold whether the lock is out of all caches
 */
public record ParavirtSpinlock(String name, Mode mode, boolean cold) implements Workload {
  @Override
  public String title() {
    return "%s, uncontended, %s".formatted(mode.label(), cold ? "cold" : "hot");
  }

  @Override
  public boolean isUncontended() {
    return true;
  }

  @Override
  public Bench open(String arm, Pace pace) {
    Peer peer = Peer.of(arm);
    if (cold) {
      return new ColdLocks(mode, peer);
    }
    Guard guard = Guards.make(mode, peer);
    return length -> Crowd.run(List.of(new HotTask(guard)), length);
  }
}
