/**
 * The drop-in types: what applications hold in place of the JDK's locks.
 *
 * <p>A drop-in extends the JDK type that it replaces, so that fields, casts, signatures and {@code
 * instanceof} keep working. It never calls a public or protected method of its own class virtually:
 * an application's subclass that overrides one must not see calls that the JDK would not make.
 */
package dev.locksmith.lock;
