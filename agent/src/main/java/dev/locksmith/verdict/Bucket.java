package dev.locksmith.verdict;

/**
 * A part of a histogram of waits.
 *
 * @param fromNanos the shortest wait in it, in nanoseconds
 * @param belowNanos all waits in it are shorter, in nanoseconds
 * @param count how many waits
 */
public record Bucket(long fromNanos, long belowNanos, long count) {}
