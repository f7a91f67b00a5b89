/** Two arms compared in interleaved pairs, and the statistics of the pairs. */
package dev.locksmith.bench.pair;
