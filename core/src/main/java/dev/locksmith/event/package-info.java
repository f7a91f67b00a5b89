/**
 * What is told: the record of one contended acquisition and the listener that takes it. Nothing
 * here knows JFR, so that the locks work in a run-time image without it; {@code event.jfr} does.
 */
package dev.locksmith.event;
