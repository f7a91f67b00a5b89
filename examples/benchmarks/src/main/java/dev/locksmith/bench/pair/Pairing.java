package dev.locksmith.bench.pair;

/**
 * Which arm is compared with which.
 *
 * @param base the arm that the ratio is against
 * @param contender the other arm
 */
public record Pairing(String base, String contender) {}
