/** The uncontended cases under JMH, for absolute times. JMH cannot interleave: no ratios here. */
package dev.locksmith.bench.jmh;
