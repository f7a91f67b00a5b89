/**
 * Reading recordings: what Locksmith's events say about the locks of an application. Knows the
 * events by their names and fields alone and none of the classes that write them, so that
 * recordings of older and newer versions can be read; a field that is missing is unknown.
 *
 * <p>Memory grows with the number of sites, not with the number of events.
 */
package dev.locksmith.analysis;
