package dev.locksmith.site;

/**
 * A place at which a lock is made but was not swapped.
 *
 * @param place the class, with the method and line where they are known
 * @param type the JDK type, or {@code null} where it concerns several
 * @param reason why, in words for the user
 */
public record LeftAlone(String place, LockType type, String reason) {}
