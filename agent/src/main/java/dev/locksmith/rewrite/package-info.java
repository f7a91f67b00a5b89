/**
 * The bytecode: which classes make locks, at which places, and what stands there instead. A swap is
 * a rename: {@code NEW ReentrantLock} and its {@code <init>} become those of the drop-in, with the
 * number of the site pushed last. The stack keeps its shape, so no frames are computed and no class
 * is loaded while transforming.
 */
package dev.locksmith.rewrite;
