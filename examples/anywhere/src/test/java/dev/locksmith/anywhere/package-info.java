/** The packaged agent where applications really run, each time in a JVM of its own. */
package dev.locksmith.anywhere;
