package dev.locksmith.ab;

import java.nio.file.Path;

/**
 * How a command went.
 *
 * @param output what it printed, in which the metrics are
 * @param wallNanos how long it took
 * @param loadTicks CPU time of the load that was run against it
 * @param note what the user should know; {@code null} if nothing
 */
record Ran(Path output, long wallNanos, long loadTicks, String note) {}
