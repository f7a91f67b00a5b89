/**
 * The A/B comparison: runs a command with one kind of lock after the other, measures each run, and
 * tells what follows. The statistics are in {@code dev.locksmith.verdict}.
 */
package dev.locksmith.ab;
