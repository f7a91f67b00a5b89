package dev.locksmith.bench.pair;

import dev.locksmith.bench.noise.NoiseGate;
import java.time.Duration;

/**
 * How much is measured.
 *
 * @param rounds how often all arms are opened anew, since no two JVMs compile the same code alike
 * @param pairs how many pairs are to be kept in each round
 * @param mostDropped how many pairs may be dropped in each round; with more, it is left unfinished
 * @param warmUp how long each arm runs first, uncounted
 * @param length of one measurement
 * @param gate decides which pairs count
 */
public record Plan(
    int rounds, int pairs, int mostDropped, Duration warmUp, Duration length, NoiseGate gate) {}
