package dev.locksmith.analysis;

import jdk.jfr.Event;
import jdk.jfr.Name;

/** Stands for the recorder's own event, which cannot be provoked at will. */
@Name("jdk.DataLoss")
final class DataLossEvent extends Event {
  long amount;
}
