/** Containers being started, with the application inside, each in the JVM of this program alone. */
package dev.locksmith.anywhere.launch;
