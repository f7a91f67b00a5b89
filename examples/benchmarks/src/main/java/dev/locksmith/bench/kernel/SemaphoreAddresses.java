package dev.locksmith.bench.kernel;

import java.lang.reflect.Field;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.openjdk.jol.vm.VM;
import org.openjdk.jol.vm.VirtualMachine;

/** Where in memory semaphores keep the word that threads contend for, by JOL. */
final class SemaphoreAddresses {
  /** The size of a cache line on today's x86 and most ARM processors, in bytes. */
  static final int LINE = 64;

  private SemaphoreAddresses() {}

  /**
   * The address of the contended word. A collection of garbage may move it.
   *
   * @throws IllegalStateException if it cannot be told: JOL needs the module opened
   */
  static long wordOf(Semaphore semaphore) {
    try {
      Object synchronizer = read(semaphore, "synchronizer");
      String word = "word";
      if (synchronizer == null) {
        synchronizer = read(semaphore, "sync");
        word = "state";
      }
      VirtualMachine vm = VM.current();
      return vm.addressOf(synchronizer) + vm.fieldOffset(find(synchronizer.getClass(), word));
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new IllegalStateException("the address of a semaphore cannot be read: " + e, e);
    }
  }

  /** Whether all addresses are on the same cache line. */
  static boolean shareLine(List<Long> addresses) {
    return addresses.stream().map(address -> address / LINE).distinct().count() == 1;
  }

  /** Whether no two addresses are on the same cache line. */
  static boolean areApart(List<Long> addresses) {
    return addresses.stream().map(address -> address / LINE).distinct().count() == addresses.size();
  }

  private static Object read(Object object, String name) throws ReflectiveOperationException {
    Field field = find(object.getClass(), name);
    if (field == null) {
      return null;
    }
    field.setAccessible(true);
    return field.get(object);
  }

  private static Field find(Class<?> from, String name) {
    for (Class<?> type = from; type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return field;
        }
      }
    }
    return null;
  }
}
