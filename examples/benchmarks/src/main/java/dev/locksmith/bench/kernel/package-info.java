/** The shapes in which patches of the Linux kernel's locks were measured, for Java's locks. */
package dev.locksmith.bench.kernel;
