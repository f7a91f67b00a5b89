/** The locks that are compared, all behind one small interface. */
package dev.locksmith.bench.lock;
