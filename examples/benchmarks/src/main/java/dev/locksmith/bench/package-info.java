/** Benchmarks of Locksmith's locks against the JDK's, and the command that runs them. */
package dev.locksmith.bench;
