package dev.locksmith.bench.jmh;

import java.time.Duration;

/**
 * How much JMH measures.
 *
 * @param forks JVMs for each case
 * @param iterations counted, in each fork; as many come first as warm-up
 * @param length of one iteration
 */
public record JmhPlan(int forks, int iterations, Duration length) {}
