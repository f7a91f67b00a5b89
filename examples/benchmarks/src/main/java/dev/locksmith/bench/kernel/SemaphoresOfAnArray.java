package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.lock.Guard;
import dev.locksmith.bench.lock.PermitGuard;
import dev.locksmith.bench.pair.Tally;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;

/**
 * {@link Semscale} with semaphores that lie where it wants them. They are chosen anew for each run,
 * since a collection of garbage moves them, and looked at again after it.
 */
final class SemaphoresOfAnArray implements Bench {
  private final SemaphoreArray array;
  private final boolean apart;
  private final int threads;
  private final int delayRounds;
  private List<Semaphore> used = List.of();

  SemaphoresOfAnArray(SemaphoreArray array, boolean apart, int threads, int delayRounds) {
    this.array = array;
    this.apart = apart;
    this.threads = threads;
    this.delayRounds = delayRounds;
  }

  @Override
  public Tally run(Duration length) {
    used = apart ? array.apart(threads) : array.adjacent(threads);
    List<Guard> guards = used.stream().<Guard>map(PermitGuard::new).toList();
    return Semscale.run(guards, delayRounds, length);
  }

  @Override
  public String remark() {
    return used.isEmpty() ? "" : describe(SemaphoreArray.addresses(used));
  }

  /** The proof that the semaphores lie where this benchmark wants them. */
  static String describe(List<Long> addresses) {
    StringBuilder text = new StringBuilder("words at");
    long line = addresses.get(0) / SemaphoreAddresses.LINE * SemaphoreAddresses.LINE;
    for (long address : addresses) {
      text.append(" %+d".formatted(address - line));
    }
    text.append(" bytes from the start of a cache line: ");
    if (SemaphoreAddresses.shareLine(addresses)) {
      return text.append("they share it").toString();
    }
    return text.append(
            SemaphoreAddresses.areApart(addresses) ? "each on a line of its own" : "some share one")
        .toString();
  }
}
