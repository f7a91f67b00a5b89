/**
 * The application that every container runs. It makes locks in every form there is, uses them, and
 * tells which were swapped. It knows the JDK only, and nothing of Locksmith but how its drop-ins
 * are named.
 */
package dev.locksmith.anywhere.app;
