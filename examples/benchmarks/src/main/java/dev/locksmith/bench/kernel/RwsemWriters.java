package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Bench;
import dev.locksmith.bench.load.Contended;
import dev.locksmith.bench.load.Pace;
import dev.locksmith.bench.load.Workload;
import dev.locksmith.bench.lock.JdkTypes;
import dev.locksmith.bench.lock.Mode;
import dev.locksmith.bench.lock.Peer;
import dev.locksmith.bench.pair.Pairing;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writers only, on a read-write lock and on a mutex of the same maker: a read-write lock that
 * nobody reads should cost what a mutex costs. The kernel's rwsem series (version 7, 2013) set out
 * to close that gap, by giving writers the mutex's optimistic spinning.
 *
 * @param threads how many writers
 * @param section how long the lock is held
 */
public record RwsemWriters(String name, int threads, Duration section) implements Workload {
  private static final String MUTEX = "/mutex";
  private static final String WRITE = "/write";

  @Override
  public String title() {
    return "rwsem: %d writers only, write lock against mutex of the same maker, sections of %d ns"
        .formatted(threads, section.toNanos());
  }

  @Override
  public List<Pairing> pairings(Collection<Peer> contenders) {
    return Stream.concat(Stream.of(Peer.JDK), contenders.stream())
        .filter(JdkTypes::has)
        .map(peer -> new Pairing(peer.label() + MUTEX, peer.label() + WRITE))
        .toList();
  }

  @Override
  public Bench open(String arm, Pace pace) {
    boolean isWrite = arm.endsWith(WRITE);
    if (!isWrite && !arm.endsWith(MUTEX)) {
      throw new IllegalArgumentException("no such arm: " + arm);
    }
    String peer = arm.substring(0, arm.length() - WRITE.length());
    return new Contended(name, isWrite ? Mode.WRITE : Mode.MUTEX, threads, section)
        .open(peer, pace);
  }
}
