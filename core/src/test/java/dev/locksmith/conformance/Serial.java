package dev.locksmith.conformance;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Set;
import java.util.TreeSet;

/** Objects as a stream, and the classes that it names. */
final class Serial {
  private final byte[] bytes;
  private final Set<String> classes;

  private Serial(byte[] bytes, Set<String> classes) {
    this.bytes = bytes;
    this.classes = classes;
  }

  static Serial of(Object... objects) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Set<String> classes = new TreeSet<>();
    try (ObjectOutputStream out =
        new ObjectOutputStream(bytes) {
          @Override
          protected void annotateClass(Class<?> c) {
            classes.add(c.getName());
          }

          @Override
          protected void annotateProxyClass(Class<?> c) {
            classes.add(c.getName());
          }
        }) {
      out.writeObject(objects);
    } catch (IOException e) {
      throw new AssertionError("cannot be written", e);
    }
    return new Serial(bytes.toByteArray(), classes);
  }

  /** The names of the classes that the stream names. */
  Set<String> classes() {
    return classes;
  }

  /** The classes named that are not the JDK's. */
  Set<String> foreignClasses() {
    Set<String> foreign = new TreeSet<>(classes);
    foreign.removeIf(name -> name.startsWith("java.") || name.startsWith("[Ljava."));
    return foreign;
  }

  /** What is read back, by a reader that allows only these classes beside the JDK's. */
  Object[] read(Class<?>... allowed) {
    StringBuilder pattern = new StringBuilder("java.**");
    for (Class<?> c : allowed) {
      pattern.append(';').append(c.getName());
    }
    pattern.append(";!*");
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(pattern.toString()));
      return (Object[]) in.readObject();
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError("cannot be read", e);
    }
  }

  /** What one object becomes by being written and read. */
  static <T> T copy(T object, Class<T> type) {
    return type.cast(of(object).read()[0]);
  }
}
