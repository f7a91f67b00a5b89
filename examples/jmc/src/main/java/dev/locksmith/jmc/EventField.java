package dev.locksmith.jmc;

import org.openjdk.jmc.common.item.Attribute;
import org.openjdk.jmc.common.item.IAttribute;
import org.openjdk.jmc.common.item.IItem;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.IMemberAccessor;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;

/** The fields of Locksmith's events as Mission Control sees them. */
final class EventField {
  static final IAttribute<String> SITE = Attribute.attr("site", "Site", UnitLookup.PLAIN_TEXT);
  static final IAttribute<String> LOCK_TYPE =
      Attribute.attr("lockType", "Lock Type", UnitLookup.PLAIN_TEXT);
  static final IAttribute<String> STRATEGY =
      Attribute.attr("strategy", "Strategy", UnitLookup.PLAIN_TEXT);
  static final IAttribute<String> MODE = Attribute.attr("mode", "Mode", UnitLookup.PLAIN_TEXT);
  static final IAttribute<Boolean> FAIR = Attribute.attr("fair", "Fair", UnitLookup.FLAG);
  static final IAttribute<Boolean> SWAPPED = Attribute.attr("swapped", "Swapped", UnitLookup.FLAG);
  static final IAttribute<Number> LOCK_ID =
      Attribute.attr("lockId", "Lock Id", UnitLookup.RAW_NUMBER);
  static final IAttribute<Number> CREATED =
      Attribute.attr("created", "Locks Created", UnitLookup.RAW_NUMBER);
  static final IAttribute<Number> CONTENDED =
      Attribute.attr("contended", "Contended", UnitLookup.RAW_NUMBER);
  static final IAttribute<Number> SPIN_ACQUIRED =
      Attribute.attr("spinAcquired", "Acquired by Spinning", UnitLookup.RAW_NUMBER);
  static final IAttribute<IQuantity> PERIOD =
      Attribute.attr("period", "Period", UnitLookup.TIMESPAN);
  static final IAttribute<IQuantity> TOTAL_WAIT =
      Attribute.attr("totalWait", "Total Wait", UnitLookup.TIMESPAN);
  static final IAttribute<IQuantity> SPIN_TIME =
      Attribute.attr("spinTime", "Spin Time", UnitLookup.TIMESPAN);

  private EventField() {}

  /** The value of a field; {@code null} where the event has none, as in an older recording. */
  static <T> T value(IItemIterable events, IItem event, IAttribute<T> field) {
    IMemberAccessor<T, IItem> accessor = field.getAccessor(events.getType());
    return accessor == null ? null : accessor.getMember(event);
  }

  /** A count, which is a plain number for Mission Control; 0 where the event has none. */
  static double count(IItemIterable events, IItem event, IAttribute<Number> field) {
    Number number = value(events, event, field);
    return number == null ? 0 : number.doubleValue();
  }

  /** A length of time in seconds; 0 where the event has none. */
  static double seconds(IItemIterable events, IItem event, IAttribute<IQuantity> field) {
    IQuantity quantity = value(events, event, field);
    return quantity == null ? 0 : quantity.doubleValueIn(UnitLookup.SECOND);
  }
}
