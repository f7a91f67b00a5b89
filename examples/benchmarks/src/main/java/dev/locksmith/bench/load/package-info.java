/** What threads do with the locks, and how that is measured. */
package dev.locksmith.bench.load;
