package dev.locksmith.lock;

import dev.locksmith.sync.ReadWriteSynchronizer;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock;
import java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock;

/**
 * Views of tuned read-write locks that such a lock did not make: objects of an application's own
 * subclasses of the JDK's {@link ReadLock} and {@link WriteLock}.
 *
 * <p>They inherit methods that lock the JDK's own synchronizer, which a tuned lock leaves unused:
 * such a view would exclude nobody. To give its class another superclass is not enough, as there
 * are classes that cannot be changed, or that came before the agent. So the methods of the JDK's
 * views are made to ask here first, and every view, whatever class it is of, finds the tuned view
 * that does its work.
 *
 * <p>A view is known by its identity and only weakly held. The tuned view at its side refers to
 * neither the view nor the lock, so that both can be collected.
 */
public final class OwnViews {
  private static final ConcurrentHashMap<Object, Lock> TUNED = new ConcurrentHashMap<>();
  private static final ReferenceQueue<Object> COLLECTED = new ReferenceQueue<>();

  /** Whether there ever was one, which is so in nearly no application. */
  private static volatile boolean any;

  /** Whether there ever was one that is of no subclass, which takes reflection to make. */
  private static volatile boolean anyOfNoSubclass;

  private OwnViews() {}

  /**
   * Loads what is needed to make a view and to use one, for which a thread that is about to run out
   * of stack would have no room.
   *
   * @throws IllegalStateException if a view is not found again
   */
  public static void prepare() {
    Object view = new Object();
    Lock tuned = new TunedReadLock(new ReentrantReadWriteLock(), null, null);
    TUNED.put(new Key(view), tuned);
    if (isOwn(view) || tuned(view) != tuned || TUNED.remove(new Name(view)) != tuned) {
      throw new IllegalStateException("a view of a lock is not found again");
    }
    forgetCollected();
  }

  /**
   * A view was made.
   *
   * @param view one of the JDK's classes, ours, or an application's
   * @param lock what it is a view of
   */
  public static void viewMade(Object view, ReentrantReadWriteLock lock) {
    if (lock instanceof TunedReentrantReadWriteLock tuned
        && !(view instanceof TunedReadLock)
        && !(view instanceof TunedWriteLock)) {
      ReadWriteSynchronizer synchronizer = tuned.synchronizer();
      if (synchronizer != null) {
        serve(view, tuned, synchronizer);
      }
    }
  }

  private static void serve(
      Object view, TunedReentrantReadWriteLock lock, ReadWriteSynchronizer synchronizer) {
    forgetCollected();
    Lock tuned =
        view instanceof ReadLock
            ? new TunedReadLock(lock, null, synchronizer)
            : new TunedWriteLock(lock, null, synchronizer);
    TUNED.put(new Key(view), tuned);
    if (isOfSubclass(view)) {
      any = true;
    } else {
      anyOfNoSubclass = true;
    }
  }

  /**
   * Whether a tuned view does the work of that view, and the other methods apply to it.
   *
   * <p>The fence is for a view that comes from another thread without synchronization, which a view
   * of the JDK's allows, all of its fields being final.
   */
  public static boolean isOwn(Object view) {
    boolean isOfSubclass = isOfSubclass(view);
    VarHandle.loadLoadFence();
    return (isOfSubclass ? any : anyOfNoSubclass) && tuned(view) != null;
  }

  /** What does the work of a read view that {@link #isOwn is one}. */
  public static ReadLock readView(Object view) {
    return (ReadLock) tuned(view);
  }

  /** What does the work of a write view that {@link #isOwn is one}. */
  public static WriteLock writeView(Object view) {
    return (WriteLock) tuned(view);
  }

  /** The text of a view that {@link #isOwn is one}, under the name of its own class. */
  public static String toString(Object view) {
    String text = tuned(view).toString();
    return view.getClass().getName()
        + "@"
        + Integer.toHexString(view.hashCode())
        + text.substring(text.indexOf('['));
  }

  private static boolean isOfSubclass(Object view) {
    Class<?> type = view.getClass();
    return type != WatchedReadLock.class
        && type != WatchedWriteLock.class
        && type != ReadLock.class
        && type != WriteLock.class;
  }

  private static Lock tuned(Object view) {
    return TUNED.get(new Name(view));
  }

  private static void forgetCollected() {
    Reference<?> collected = COLLECTED.poll();
    while (collected != null) {
      TUNED.remove(collected);
      collected = COLLECTED.poll();
    }
  }

  /** What a view is kept under. */
  private static final class Key extends WeakReference<Object> {
    private final int hash;

    Key(Object view) {
      super(view, COLLECTED);
      this.hash = System.identityHashCode(view);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }
  }

  /** What a view is looked up by. */
  private static final class Name {
    private final Object view;

    Name(Object view) {
      this.view = view;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(view);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && key.refersTo(view);
    }
  }
}
