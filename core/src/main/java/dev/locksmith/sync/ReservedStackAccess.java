package dev.locksmith.sync;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method that must not be cut short by a stack overflow: one between taking a lock's word
 * and noting its owner would leave a lock that is held by nobody.
 *
 * <p>The build of the agent renames this annotation to HotSpot's own of that name (JEP 270), which
 * is honoured for classes of the boot loader, where the agent puts the locks. There such a method
 * finishes on a reserve of the stack, as those of the JDK's locks do. In the plain library it has
 * no effect, and a stack overflow inside of a lock operation may leave that lock unusable.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface ReservedStackAccess {}
