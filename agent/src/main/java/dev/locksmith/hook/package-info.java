/** Notices the first call of methods of the JDK, without loading their classes. */
package dev.locksmith.hook;
