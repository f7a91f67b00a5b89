/**
 * Who the locks are: the place in the code at which they were made, its strategy, its counters, and
 * the registry of all places.
 */
package dev.locksmith.site;
