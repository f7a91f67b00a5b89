package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code ReentrantLock::new} and the like. */
class ConstructorReferenceTest {
  private static void assertSwapped(String source, String name, String... sites) {
    Rewriting rewriting = Rewriting.ofSource(source);
    List<?> locks = (List<?>) rewriting.call(name, "locks");
    assertTrue(!locks.isEmpty() && locks.stream().allMatch(Rewriting::isDropIn), locks::toString);
    assertEquals(List.of(sites), rewriting.sites());
    assertEquals(List.of(), rewriting.leftAlone());
  }

  @Test
  void everyFunctionalShape() {
    assertSwapped(
        """
        class Shapes {
          interface Maker<T extends Lock> { T make(boolean fair) throws Exception; }
          interface Two { ReadWriteLock make(Boolean fair); }
          static Object locks() throws Exception {
            Supplier<Lock> a = ReentrantLock::new;
            Supplier<ReentrantLock> b = ReentrantLock::new;
            Function<Boolean, Object> c = ReentrantLock::new;
            IntFunction<Semaphore> d = Semaphore::new;
            BiFunction<Integer, Boolean, Semaphore> e = Semaphore::new;
            Callable<ReadWriteLock> f = ReentrantReadWriteLock::new;
            Maker<ReentrantLock> g = ReentrantLock::new;
            Two h = ReentrantReadWriteLock::new;
            return List.of(a.get(), b.get(), c.apply(true), d.apply(2), e.apply(1, true), f.call(),
                g.make(false), h.make(true));
          }
        }
        """,
        "Shapes",
        "Shapes.locks:10 x1",
        "Shapes.locks:11 x1",
        "Shapes.locks:12 x1",
        "Shapes.locks:5 x1",
        "Shapes.locks:6 x1",
        "Shapes.locks:7 x1",
        "Shapes.locks:8 x1",
        "Shapes.locks:9 x1");
  }

  @Test
  void argumentsAreHandedOver() {
    Rewriting rewriting =
        Rewriting.ofSource(
            """
            class HandedOver {
              static Object text() {
                IntFunction<Semaphore> a = Semaphore::new;
                BiFunction<Integer, Boolean, Semaphore> b = Semaphore::new;
                Function<Boolean, ReentrantLock> c = ReentrantLock::new;
                return a.apply(7).availablePermits() + " " + b.apply(9, true).availablePermits()
                    + " " + b.apply(9, true).isFair() + " " + c.apply(true).isFair();
              }
            }
            """);
    assertEquals("7 9 true true", rewriting.call("HandedOver", "text"));
  }

  @Test
  void asArgumentOfAGenericMethod() {
    assertSwapped(
        """
        class Argument {
          static <K, V> V get(Map<K, V> map, K key, Supplier<? extends V> maker) {
            return map.computeIfAbsent(key, k -> maker.get());
          }
          static Object locks() {
            Map<String, Lock> map = new ConcurrentHashMap<>();
            return List.of(get(map, "x", ReentrantLock::new), get(map, "x", ReentrantLock::new));
          }
        }
        """,
        "Argument",
        "Argument.locks:7 x1");
  }

  @Test
  void inAStaticInitialiserAndInAnInterface() {
    assertSwapped(
        """
        class Initial {
          static final ThreadLocal<Lock> MINE = ThreadLocal.withInitial(ReentrantLock::new);
          interface Makers {
            Supplier<Lock> ONE = ReentrantLock::new;
            default Supplier<Lock> another() { return ReentrantLock::new; }
          }
          static Object locks() {
            return List.of(MINE.get(), Makers.ONE.get(), new Makers() { }.another().get());
          }
        }
        """,
        "Initial",
        "Initial$Makers.<clinit>:4 x1",
        "Initial$Makers.another:5 x1",
        "Initial.<clinit>:2 x1");
  }

  @Test
  void withMarkerInterface() {
    assertSwapped(
        """
        class Marked {
          interface Marker { }
          static Object locks() {
            Supplier<Lock> it = (Supplier<Lock> & Marker) ReentrantLock::new;
            if (!(it instanceof Marker)) throw new AssertionError();
            return List.of(it.get());
          }
        }
        """,
        "Marked",
        "Marked.locks:4 x1");
  }

  @Test
  void serializableOneIsLeftAloneAndComesBackFromItsStream() {
    Rewriting rewriting =
        Rewriting.ofSource(
            """
            class Sent {
              interface Maker extends Supplier<Lock>, Serializable { }
              static Object lock() throws Exception {
                Maker maker = ReentrantLock::new;
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                new ObjectOutputStream(bytes).writeObject(maker);
                InputStream in = new ByteArrayInputStream(bytes.toByteArray());
                ObjectInputStream objects = new ObjectInputStream(in) {
                  @Override protected Class<?> resolveClass(ObjectStreamClass c)
                      throws IOException, ClassNotFoundException {
                    return Class.forName(c.getName(), false, Sent.class.getClassLoader());
                  }
                };
                return ((Maker) objects.readObject()).get();
              }
            }
            """);
    assertTrue(Rewriting.isPlain(rewriting.call("Sent", "lock")));
    assertEquals(
        "Sent.lock:4: a serializable constructor reference names its constructor",
        rewriting.leftAlone().get(0));
  }

  @Test
  void ofASubclassAndOfMethodsStaysAsItIs() {
    assertSwapped(
        """
        class Others {
          static class Mine extends ReentrantLock { }
          static Object locks() {
            Supplier<Lock> mine = Mine::new;
            Lock lock = mine.get();
            Consumer<Lock> take = Lock::lock;
            Consumer<ReentrantLock> release = ReentrantLock::unlock;
            take.accept(lock);
            release.accept((ReentrantLock) lock);
            Runnable again = lock::lock;
            again.run();
            return List.of(lock);
          }
        }
        """,
        "Others",
        "Others$Mine.<init> x1");
  }
}
