package dev.locksmith.bench.kernel;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.bench.lock.Peer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The semaphores lie in memory where the benchmark says they do. */
final class SemaphoreArrayTest {
  @Test
  void neighboursOfTheJdkShareALine() {
    List<Long> addresses = SemaphoreArray.addresses(new SemaphoreArray(Peer.JDK).adjacent(2));
    assertTrue(
        SemaphoreAddresses.shareLine(addresses), () -> SemaphoresOfAnArray.describe(addresses));
  }

  @Test
  void thoseApartDoNot() {
    List<Long> addresses = SemaphoreArray.addresses(new SemaphoreArray(Peer.JDK).apart(2));
    assertTrue(
        SemaphoreAddresses.areApart(addresses), () -> SemaphoresOfAnArray.describe(addresses));
  }

  @ParameterizedTest
  @EnumSource(names = {"PADDED", "OPTIMISTIC", "MCS"})
  void tunedNeighboursDoNotEither(Peer peer) {
    List<Long> addresses = SemaphoreArray.addresses(new SemaphoreArray(peer).adjacent(2));
    assertTrue(
        SemaphoreAddresses.areApart(addresses), () -> SemaphoresOfAnArray.describe(addresses));
  }
}
