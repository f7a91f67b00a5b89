/**
 * Rules for the automated analysis of JDK Mission Control. They know the events of Locksmith by
 * name, as any reader of a recording does, and none of its classes.
 */
package dev.locksmith.jmc;
