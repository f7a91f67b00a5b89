package dev.locksmith.analysis;

/**
 * What waits are added up by.
 *
 * @param site the field or the place in the code at which the locks were made
 * @param lockType the simple name of the JDK type
 * @param strategy how the locks wait
 */
record SiteKey(String site, String lockType, String strategy) {}
