package dev.locksmith.lock;

import dev.locksmith.site.LockSites;
import dev.locksmith.site.Strategy;

/** Stops Locksmith while a lock is biased. A program of its own, since there is no way back. */
final class StoppedBias {
  private StoppedBias() {}

  public static void main(String[] args) throws Exception {
    TunedReentrantReadWriteLock lock = TunedFixtures.readWriteLock(Strategy.MCS, false);
    ReaderBiasTest.meet(lock);
    System.out.print(ReaderBiasTest.isBiased(lock) ? "biased" : "not biased");
    LockSites.stop();
    for (int i = 0; i < 100; i++) {
      ReaderBiasTest.meet(lock);
      Thread.sleep(2);
      if (ReaderBiasTest.isBiased(lock)) {
        System.out.println(", and still so after " + i);
        return;
      }
    }
    System.out.print(", then not\n");
  }
}
