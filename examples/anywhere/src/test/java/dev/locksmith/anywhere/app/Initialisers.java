package dev.locksmith.anywhere.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** What kind of class a {@code new} stands in, and in which of its methods. */
final class Initialisers {
  @SuppressWarnings("ImmutableEnumChecker") // A lock is the point.
  private enum Kind {
    ONE(new ReentrantLock()),
    OTHER(new ReentrantLock(true)) {
      @Override
      Object[] locks() {
        return new Object[] {super.locks()[0], new Semaphore(1)};
      }
    };

    private final ReentrantLock lock;

    Kind(ReentrantLock lock) {
      this.lock = lock;
    }

    Object[] locks() {
      return new Object[] {lock};
    }
  }

  private interface Holder {
    Semaphore PERMITS = new Semaphore(1);

    default Lock another() {
      return new ReentrantLock();
    }
  }

  private record Guarded(Lock lock, Semaphore permits) {
    Guarded {
      if (lock == null) {
        lock = new ReentrantLock();
      }
    }

    Guarded() {
      this(null, new Semaphore(2));
    }
  }

  private static final class Streamed implements Serializable {
    private static final long serialVersionUID = 1L;

    private transient Lock lock;

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      synchronized (this) {
        lock = new ReentrantLock();
      }
    }
  }

  private Initialisers() {}

  static Object[] ofEnum() {
    Object[] other = Kind.OTHER.locks();
    return new Object[] {Kind.ONE.locks()[0], other[0], other[1]};
  }

  static Object[] ofInterface() {
    return new Object[] {Holder.PERMITS, new Holder() {}.another()};
  }

  static Object[] ofRecord() {
    Guarded it = new Guarded();
    return new Object[] {it.lock(), it.permits()};
  }

  static Object[] inReadObject() throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new Streamed());
    }
    try (ObjectInputStream in = new OwnClasses(bytes.toByteArray())) {
      return new Object[] {((Streamed) in.readObject()).lock};
    }
  }

  /** Looks for classes where the application is. */
  private static final class OwnClasses extends ObjectInputStream {
    OwnClasses(byte[] stream) throws IOException {
      super(new ByteArrayInputStream(stream));
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass description) throws ClassNotFoundException {
      return Class.forName(description.getName(), false, Initialisers.class.getClassLoader());
    }
  }
}
