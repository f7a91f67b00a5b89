/** What is written down: a page to read, and raw files to compute with. */
package dev.locksmith.bench.report;
