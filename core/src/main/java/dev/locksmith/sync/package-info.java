/**
 * How the tuned locks wait: the synchronizers with their padded word, spinning, and the queue in
 * which spinners line up.
 *
 * <p>Parking, interruption, timeouts and conditions are those of {@link
 * java.util.concurrent.locks.AbstractQueuedSynchronizer}, which serves as the wait list. What is
 * here stands in front of it.
 */
package dev.locksmith.sync;
