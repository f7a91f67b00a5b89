package dev.locksmith.remote;

import javax.management.openmbean.CompositeData;

/**
 * A site of the other JVM, as its bean shows it.
 *
 * @param key by which the bean knows it
 * @param name the field or the place in the code at which the locks are made
 * @param type the simple name of the JDK type
 * @param policy how the locks wait now
 * @param movable whether they can be made to wait in another way
 * @param contended how many acquisitions found the lock taken, and ended, since the JVM started
 * @param waitSeconds what these waited together, in seconds
 */
public record TargetSite(
    String key,
    String name,
    String type,
    String policy,
    boolean movable,
    long contended,
    double waitSeconds) {
  static TargetSite of(CompositeData row) {
    CompositeData site = (CompositeData) row.get("value");
    return new TargetSite(
        (String) row.get("key"),
        (String) site.get("name"),
        (String) site.get("type"),
        (String) site.get("policy"),
        (boolean) site.get("movable"),
        (long) site.get("contended"),
        (double) site.get("waitSeconds"));
  }
}
