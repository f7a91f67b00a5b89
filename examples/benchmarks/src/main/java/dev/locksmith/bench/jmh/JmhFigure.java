package dev.locksmith.bench.jmh;

import dev.locksmith.bench.pair.Quartiles;

/**
 * What JMH found for one case.
 *
 * @param state {@code hot} or {@code cold}
 * @param mode how the lock is taken
 * @param peer whose lock it is
 * @param nanos per acquire and release, over the iterations that count
 * @param kept how many iterations count
 * @param dropped how many were disturbed too much
 */
public record JmhFigure(
    String state, String mode, String peer, Quartiles nanos, int kept, int dropped) {}
