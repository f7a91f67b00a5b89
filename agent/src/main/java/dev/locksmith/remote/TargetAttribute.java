package dev.locksmith.remote;

import javax.management.ObjectName;

/**
 * A number that a bean of the other JVM shows.
 *
 * @param bean the bean
 * @param name the attribute's name
 * @param key the item of a composite attribute; {@code null} where the attribute is the number
 * @param kind what the bean itself says of it
 */
public record TargetAttribute(ObjectName bean, String name, String key, Kind kind) {
  /** How the value moves. */
  public enum Kind {
    /** Only upwards, as the number of requests since the start. */
    COUNTER,
    /** Up and down, as the length of a queue. */
    GAUGE,
    /** The bean does not say. */
    UNKNOWN
  }

  /** The same attribute, where somebody knows better how it moves. */
  public TargetAttribute as(Kind known) {
    return new TargetAttribute(bean, name, key, known);
  }

  /** The attribute and the item, without the bean. */
  public String shortName() {
    return key == null ? name : name + '/' + key;
  }
}
