/** What the sites of a running JVM do right now, on a terminal or line by line. */
package dev.locksmith.live;
