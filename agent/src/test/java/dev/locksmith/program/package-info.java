/** Small applications that the tests run in a JVM of their own, with the packaged agent. */
package dev.locksmith.program;
