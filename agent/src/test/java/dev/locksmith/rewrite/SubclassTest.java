package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.locksmith.lock.WatchedReentrantLock;
import dev.locksmith.lock.WatchedReentrantReadWriteLock;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.Type;
import org.junit.jupiter.api.Test;

/** Applications' own subclasses of the three types, which get the drop-in as superclass. */
class SubclassTest {
  /** Calls the method {@code run()} of that class, which throws where it goes wrong. */
  private static Rewriting run(String source, String name) {
    Rewriting rewriting = Rewriting.ofSource(source);
    rewriting.call(name, "run");
    assertEquals(List.of(), rewriting.leftAlone());
    assertEquals(List.of(), rewriting.failed());
    return rewriting;
  }

  @Test
  void directAndIndirect() {
    Rewriting rewriting =
        run(
            """
            class Depth {
              static class One extends ReentrantLock { One(boolean fair) { super(fair); } }
              static class Two extends One { Two() { super(true); } }
              static class Permits extends Semaphore { Permits() { super(2); } }
              static void run() {
                One one = new One(false); Two two = new Two(); Permits permits = new Permits();
                one.lock(); one.unlock(); two.lock(); two.unlock();
                permits.acquireUninterruptibly(2); permits.release(2);
                if (one.isFair() || !two.isFair()) throw new AssertionError();
              }
            }
            """,
            "Depth");
    assertEquals(List.of("Depth$One.<init> x2", "Depth$Permits.<init> x1"), rewriting.sites());
    assertSame(WatchedReentrantLock.class, rewriting.loadedClass("Depth$One").getSuperclass());
  }

  @Test
  void implicitConstructor() {
    Rewriting rewriting =
        run(
            "class Implicit extends ReentrantLock { static void run() { new Implicit(); } }",
            "Implicit");
    assertEquals(List.of("Implicit.<init> x1"), rewriting.sites());
  }

  @Test
  void anonymous() {
    Rewriting rewriting =
        run(
            """
            class Anonymous {
              static Lock lock = new ReentrantLock(true) { @Override public void lock() { super.lock(); } };
              static Semaphore permits = new Semaphore(1) { { reducePermits(1); } };
              static void run() {
                lock.lock(); lock.unlock();
                if (permits.availablePermits() != 0) throw new AssertionError();
              }
            }
            """,
            "Anonymous");
    assertEquals(List.of("Anonymous$1.<init> x1", "Anonymous$2.<init> x1"), rewriting.sites());
  }

  @Test
  void callsOfSuperAndOfProtectedMethods() {
    run(
        """
        class Calling extends ReentrantLock {
          int locked;
          @Override public void lock() { super.lock(); locked++; }
          @Override public boolean tryLock() { return super.tryLock(); }
          @Override public String toString() { return "mine " + super.toString(); }
          Thread owner() { return getOwner(); }
          @Override protected Thread getOwner() { return super.getOwner(); }
          Collection<Thread> waiting() { return super.getQueuedThreads(); }
          static void run() throws Exception {
            Calling it = new Calling();
            it.lock();
            if (it.locked != 1 || it.owner() != Thread.currentThread()) throw new AssertionError();
            if (!it.waiting().isEmpty() || !it.tryLock()) throw new AssertionError();
            if (!it.toString().startsWith("mine Calling@")) throw new AssertionError(it.toString());
            it.unlock(); it.unlock();
          }
        }
        """,
        "Calling");
  }

  @Test
  void referencesToMethodsOfSuper() {
    run(
        """
        class Referring extends ReentrantLock {
          boolean overridden;
          @Override public void lock() { overridden = true; }
          void both() {
            Runnable take = super::lock, release = super::unlock;
            take.run();
            if (overridden || !isHeldByCurrentThread()) throw new AssertionError();
            release.run();
            Function<Object, Object> f = Objects::isNull;
            f.apply(this);
          }
          static void run() { new Referring().both(); }
        }
        """,
        "Referring");
  }

  @Test
  void constructionsAmongTheArgumentsOfSuper() {
    Rewriting rewriting =
        run(
            """
            class Arguments extends ReentrantLock {
              final Lock other = new ReentrantLock();
              Arguments(int n) {
                super(new ReentrantLock(n > 0 ? new Semaphore(n, true).isFair() : n < -3).isFair());
              }
              Arguments() { this(new ReentrantLock(true).isFair() ? 1 : 0); }
              static void run() {
                if (!new Arguments().isFair() || new Arguments(0).isFair()) throw new AssertionError();
              }
            }
            """,
            "Arguments");
    assertEquals(
        List.of(
            "Arguments.<init> x2",
            "Arguments.<init>:4 x1",
            "Arguments.<init>:4 x2",
            "Arguments.<init>:6 x1",
            "Arguments.other x2"),
        rewriting.sites());
  }

  @Test
  void covariantViews() {
    Rewriting rewriting =
        run(
            """
            class Views extends ReentrantReadWriteLock {
              static class Read extends ReentrantReadWriteLock.ReadLock {
                int locked;
                Read(ReentrantReadWriteLock lock) { super(lock); }
                @Override public void lock() { locked++; super.lock(); }
              }
              static class Write extends ReentrantReadWriteLock.WriteLock {
                Write(ReentrantReadWriteLock lock) { super(lock); }
              }
              final Read read = new Read(this);
              final Write write = new Write(this);
              @Override public Read readLock() { return read; }
              @Override public ReentrantReadWriteLock.WriteLock writeLock() { return write; }
              static void run() {
                Views views = new Views();
                ReadWriteLock lock = views;
                lock.readLock().lock();
                if (views.read.locked != 1 || views.getReadHoldCount() != 1) throw new AssertionError();
                if (lock.writeLock().tryLock()) throw new AssertionError("both views share one lock");
                views.readLock().unlock();
                if (!lock.writeLock().tryLock() || !views.isWriteLocked()) throw new AssertionError();
              }
            }
            """,
            "Views");
    assertSame(WatchedReentrantReadWriteLock.class, rewriting.loadedClass("Views").getSuperclass());
  }

  @Test
  void ownViewsOverASwappedLock() {
    run(
        """
        class OwnView {
          static class Read extends ReentrantReadWriteLock.ReadLock {
            Read(ReentrantReadWriteLock lock) { super(lock); }
          }
          static void run() {
            ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
            Read read = new Read(lock);
            lock.writeLock().lock();
            read.lock(); // By the owner: a downgrade.
            lock.writeLock().unlock();
            if (lock.getReadLockCount() != 1) throw new AssertionError();
          }
        }
        """,
        "OwnView");
  }

  @Test
  void superclassIsOffWhileConstructionsAreSwapped() {
    Rewriting rewriting = Rewriting.ofSource(MIXED).off("Mixed.<init>");
    rewriting.call("Mixed", "run");
    assertSame(ReentrantLock.class, rewriting.loadedClass("Mixed").getSuperclass());
    assertEquals(List.of("Mixed.<init>:4 x1", "Mixed.other x1"), rewriting.sites());
    assertEquals(List.of("Mixed.<init>: the settings say off"), rewriting.leftAlone());
  }

  @Test
  void constructionsAreOffWhileSuperclassIsSwapped() {
    Rewriting rewriting =
        Rewriting.ofSource(MIXED.replace("Mixed", "Turned")).off("Turned.other", "Turned.<init>:4");
    rewriting.call("Turned", "run");
    assertSame(WatchedReentrantLock.class, rewriting.loadedClass("Turned").getSuperclass());
    assertEquals(List.of("Turned.<init> x1"), rewriting.sites());
  }

  private static final String MIXED =
      """
      class Mixed extends ReentrantLock {
        final Lock other = new ReentrantLock();
        Mixed(int n) {
          super(n > 0 ? new ReentrantLock(true).isFair() : n < 0);
        }
        static void run() {
          Mixed mixed = new Mixed(1);
          mixed.lock();
          if (!mixed.isFair() || !mixed.other.tryLock()) throw new AssertionError();
        }
      }
      """;

  @Test
  void loadedClassKeepsItsPlainSuperclass() {
    class Loaded extends ReentrantLock {
      private static final long serialVersionUID = 1L;
    }
    Rewriting rewriting = Rewriting.ofSource("class Again extends ReentrantLock { }");
    assertNull(rewriting.bytes("Again", Loaded.class));
    assertEquals(
        List.of("Again.<init>: a class that is loaded already keeps its superclass"),
        rewriting.leftAlone());
  }

  @Test
  void loadedClassKeepsItsDropInThoughTheSettingsChanged() {
    Rewriting rewriting =
        Rewriting.ofSource("class Kept extends ReentrantLock { }").off("Kept.<init>");
    class Loaded extends WatchedReentrantLock {
      private static final long serialVersionUID = 1L;

      Loaded() {
        super(0);
      }
    }
    byte[] bytes = rewriting.bytes("Kept", Loaded.class);
    assertEquals(
        Type.getInternalName(WatchedReentrantLock.class), new ClassReader(bytes).getSuperName());
  }
}
