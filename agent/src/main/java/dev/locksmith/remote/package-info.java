/**
 * JVMs that run already, seen from the command line: whether a process is one, and what its JMX
 * beans tell and do.
 */
package dev.locksmith.remote;
