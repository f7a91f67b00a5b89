package dev.locksmith.verdict;

/**
 * How a program is measured that runs all the while: in windows, between which its locks are moved.
 *
 * @param pid its process id
 * @param windowSeconds how long a window is counted, in seconds
 * @param settleSeconds the beginning of each window that is not counted, in seconds
 */
public record Live(long pid, double windowSeconds, double settleSeconds) {}
