/** What else the machine did while something was measured, and whether that was too much. */
package dev.locksmith.bench.noise;
