package dev.locksmith.lock;

import java.io.ObjectStreamClass;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * What stands for a drop-in in an object stream, so that a JVM without Locksmith can read it.
 *
 * <p>A drop-in itself is replaced by a fresh lock of the JDK type. The same lock gets the same
 * replacement as long as a stream holds it, or two references to one lock would come back as two
 * locks.
 *
 * <p>An application's own subclass cannot be replaced. Its class description names the superclass
 * that the agent gave it, the drop-in; that link is set to the JDK type before it is written. This
 * works where the drop-ins live inside {@code java.base}, as the agent puts them. As a plain
 * library, a subclass that the application wrote on top of a drop-in names it in its streams.
 */
final class SerialForms {
  private static final Map<Object, WeakReference<Object>> FORMS = new WeakHashMap<>();

  private SerialForms() {}

  /**
   * The replacement to write.
   *
   * @param lock the drop-in that is written
   * @param fresh a lock of the JDK type in the state to write
   * @return {@code fresh}, or the replacement that {@code lock} has already
   */
  static Object of(Object lock, Object fresh) {
    synchronized (FORMS) {
      WeakReference<Object> known = FORMS.get(lock);
      Object form = known == null ? null : known.get();
      if (form == null) {
        form = fresh;
        FORMS.put(lock, new WeakReference<>(form));
      }
      return form;
    }
  }

  /**
   * The replacement to write for a watched lock, which works on the JDK's own state: the
   * replacement shares that state, so that conditions, which hold on to it, come back as conditions
   * of the lock. As a plain library, where that state is out of reach, they do not.
   *
   * @param type the JDK type, whose fields are shared
   */
  static Object sharing(Object lock, Object fresh, Class<?> type) {
    return of(lock, JdkState.share(lock, fresh, type));
  }

  /**
   * Gives a lock another replacement, because the state that it had when it got its own is gone.
   */
  static Object renew(Object lock, Object fresh) {
    synchronized (FORMS) {
      FORMS.put(lock, new WeakReference<>(fresh));
      return fresh;
    }
  }

  /** Unlinks a drop-in from the class descriptions of an application's subclass of it. */
  static void hideDropIn(Class<?> subclass, Class<?> dropIn) {
    Class<?> last = subclass;
    while (last.getSuperclass() != dropIn) {
      last = last.getSuperclass();
    }
    SuperDescription.set(last, dropIn.getSuperclass());
  }

  /** Access to the private link of {@link ObjectStreamClass}; its own class, to resolve it late. */
  private static final class SuperDescription {
    private static final VarHandle LINK = find();

    private static VarHandle find() {
      try {
        return MethodHandles.privateLookupIn(ObjectStreamClass.class, MethodHandles.lookup())
            .findVarHandle(ObjectStreamClass.class, "superDesc", ObjectStreamClass.class);
      } catch (IllegalAccessException | NoSuchFieldException notInJavaBase) {
        return null;
      }
    }

    static void set(Class<?> subclass, Class<?> superclass) {
      if (LINK != null) {
        LINK.setVolatile(ObjectStreamClass.lookup(subclass), ObjectStreamClass.lookup(superclass));
      }
    }
  }

  /** Access to the private fields of the JDK types; its own class, to resolve it late. */
  private static final class JdkState {
    private JdkState() {}

    static Object share(Object from, Object to, Class<?> type) {
      try {
        for (Field field : type.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers())) {
            field.setAccessible(true);
            field.set(to, field.get(from));
          }
        }
      } catch (IllegalAccessException | InaccessibleObjectException notInJavaBase) {
        // The replacement keeps a state of its own.
      }
      return to;
    }
  }
}
