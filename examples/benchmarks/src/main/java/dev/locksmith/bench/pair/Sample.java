package dev.locksmith.bench.pair;

import dev.locksmith.bench.noise.Noise;

/**
 * What one arm did in one measurement, and what else the machine did meanwhile.
 *
 * @param tally what the arm did
 * @param noise what others took of the CPU
 */
public record Sample(Tally tally, Noise noise) {}
