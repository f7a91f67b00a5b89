package dev.locksmith.layout;

import dev.locksmith.lock.TunedFixtures;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import dev.locksmith.sync.ExclusiveSynchronizer;
import dev.locksmith.sync.PermitSynchronizer;
import dev.locksmith.sync.ReadWriteSynchronizer;
import dev.locksmith.sync.ReaderBiases;
import dev.locksmith.sync.SpinQueues;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldLayout;

/**
 * Checks, in the JVM that runs it, that every contended word has {@link #PAD} bytes on both sides
 * in which there is nothing but pads. A program of its own, since how objects are laid out depends
 * on the flags of the JVM.
 */
final class PaddingCheck {
  static final int PAD = 128;

  private PaddingCheck() {}

  public static void main(String[] args) {
    List<String> faults = new ArrayList<>();
    faults.addAll(faults(ExclusiveSynchronizer.at(site(LockType.REENTRANT_LOCK), false), "word"));
    faults.addAll(faults(ReadWriteSynchronizer.at(site(LockType.READ_WRITE_LOCK), false), "word"));
    faults.addAll(faults(PermitSynchronizer.at(site(LockType.SEMAPHORE), false, 1), "word"));
    faults.addAll(faults(SpinQueues.fresh(), "tail"));
    faults.addAll(faults(ReaderBiases.slot(), "holds", "owner"));
    for (String fault : faults) {
      System.out.println(fault);
    }
    System.out.println(faults.isEmpty() ? "PADDED" : "NOT PADDED");
  }

  /**
   * What is wrong with the pads around one field of an object.
   *
   * @param companions fields that may share its cache line, since the same thread writes them
   */
  static List<String> faults(Object object, String word, String... companions) {
    List<String> faults = new ArrayList<>();
    ClassLayout layout = ClassLayout.parseInstance(object);
    FieldLayout hot = null;
    for (FieldLayout field : layout.fields()) {
      if (field.name().equals(word) && isVolatile(object, field)) {
        hot = field;
      }
    }
    if (hot == null) {
      return List.of(object.getClass().getName() + " has no field " + word);
    }
    long from = hot.offset() - PAD;
    long to = hot.offset() + hot.size() + PAD;
    if (from < layout.headerSize()) {
      faults.add(word + " at " + hot.offset() + " is near the start\n" + layout.toPrintable());
    }
    if (to > layout.instanceSize()) {
      faults.add(word + " at " + hot.offset() + " is near the end\n" + layout.toPrintable());
    }
    for (FieldLayout field : layout.fields()) {
      boolean near = field.offset() < to && field.offset() + field.size() > from;
      if (near
          && !field.equals(hot)
          && !List.of(companions).contains(field.name())
          && !field.name().matches("p\\d{3}")) {
        faults.add(field.name() + " is near " + word + "\n" + layout.toPrintable());
      }
    }
    return faults;
  }

  private static boolean isVolatile(Object object, FieldLayout layout) {
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(layout.name())
            && type.getSimpleName().equals(simple(layout.hostClass()))) {
          return Modifier.isVolatile(field.getModifiers());
        }
      }
    }
    return false;
  }

  private static String simple(String name) {
    return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  }

  private static LockSite site(LockType type) {
    return TunedFixtures.site(type, Strategy.MCS);
  }
}
