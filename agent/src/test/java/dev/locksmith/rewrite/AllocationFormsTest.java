package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Every way in which Java source makes a lock. Each program returns from {@code A.locks()} the
 * locks that it made.
 */
class AllocationFormsTest {
  /** Compiles and runs; every lock is a drop-in, and the sites have made so many. */
  private static void assertSwapped(String source, String... sites) {
    Rewriting rewriting = Rewriting.ofSource(source);
    Object result = rewriting.call(nameIn(source), "locks");
    List<?> locks = result instanceof Object[] array ? Arrays.asList(array) : (List<?>) result;
    assertTrue(!locks.isEmpty() && locks.stream().allMatch(Rewriting::isDropIn), locks::toString);
    assertEquals(List.of(sites), rewriting.sites());
    assertEquals(List.of(), rewriting.leftAlone());
    assertEquals(List.of(), rewriting.failed());
  }

  /** The first class or the like. */
  private static String nameIn(String source) {
    return source.replaceAll("(?s)^\\s*(?:class|interface|enum|record) (\\w+).*", "$1");
  }

  @Test
  void instanceField() {
    assertSwapped(
        """
        class Field {
          final ReentrantLock lock = new ReentrantLock();
          static Object locks() { return List.of(new Field().lock, new Field().lock); }
        }
        """,
        "Field.lock x2");
  }

  @Test
  void staticField() {
    assertSwapped(
        """
        class StaticField {
          static final Lock LOCK = new ReentrantLock(true);
          static ReadWriteLock both = new ReentrantReadWriteLock();
          static Semaphore permits = new Semaphore(3);
          static Object locks() { return List.of(LOCK, both, permits); }
        }
        """,
        "StaticField.LOCK x1",
        "StaticField.both x1",
        "StaticField.permits x1");
  }

  @Test
  void localVariable() {
    assertSwapped(
        """
        class Local {
          static Object locks() {
            var a = new ReentrantLock();
            Semaphore b = new Semaphore(1, true);
            return List.of(a, b);
          }
        }
        """,
        "Local.locks:3 x1",
        "Local.locks:4 x1");
  }

  @Test
  void argumentWithBranches() {
    assertSwapped(
        """
        class Branches {
          Semaphore permits;
          Branches(int n) {
            permits = new Semaphore(n > 2 ? n : n < 0 ? 0 : 2, n == 1 || n == 3 && permits == null);
          }
          static Object locks() {
            return List.of(new Branches(-1).permits, new Branches(1).permits, new Branches(7).permits);
          }
        }
        """,
        "Branches.permits x3");
  }

  @Test
  void argumentWithSwitchExpressionAndTryInside() {
    assertSwapped(
        """
        class Switching {
          static Object locks() {
            String word = "two";
            Semaphore permits = new Semaphore(switch (word) {
              case "one" -> 1;
              case "two" -> { try { yield Integer.parseInt("no"); } catch (Exception e) { yield 2; } }
              default -> throw new IllegalStateException();
            });
            if (permits.availablePermits() != 2) throw new AssertionError();
            return List.of(permits);
          }
        }
        """,
        "Switching.locks:4 x1");
  }

  @Test
  void argumentWithNestedConstructions() {
    assertSwapped(
        """
        class Nested {
          Lock outer = new ReentrantLock(new ReentrantLock(true).isFair());
          Semaphore deep = new Semaphore(
              new Semaphore(new ReentrantLock(new ReentrantReadWriteLock().isFair()).getHoldCount())
                  .availablePermits());
          static Object locks() { Nested n = new Nested(); return List.of(n.outer, n.deep); }
        }
        """,
        "Nested.<init>:2 x1",
        "Nested.<init>:3 x1",
        "Nested.<init>:3 x1",
        "Nested.<init>:3 x1",
        "Nested.deep x1",
        "Nested.outer x1");
  }

  @Test
  void argumentOfAnotherConstructor() {
    assertSwapped(
        """
        class ThisCall {
          final Object[] made;
          ThisCall() { this(new ReentrantLock(), new Object[] {new Semaphore(1)}); }
          ThisCall(ReentrantLock lock, Object[] more) { made = new Object[] {lock, more[0]}; }
          static Object locks() { return new ThisCall().made; }
        }
        """,
        "ThisCall.<init>:3 x1",
        "ThisCall.<init>:3 x1");
  }

  @Test
  void discardedResult() {
    Rewriting rewriting =
        Rewriting.ofSource("class Discarded { static void run() {\nnew ReentrantLock(); } }");
    rewriting.call("Discarded", "run");
    assertEquals(List.of("Discarded.run:2 x1"), rewriting.sites());
  }

  @Test
  void chainedAssignment() {
    assertSwapped(
        """
        class Chained {
          static Lock a, b; Lock c, d;
          static Object locks() {
            Lock local = a = b = new ReentrantLock();
            Chained it = new Chained();
            it.c = it.d = new ReentrantLock();
            return List.of(a, b, local, it.c, it.d);
          }
        }
        """,
        "Chained.b x1",
        "Chained.d x1");
  }

  @Test
  void eitherOfTwoIntoOneField() {
    assertSwapped(
        """
        class Either {
          final Lock lock; static Lock shared;
          Either(boolean fair) {
            lock = fair ? new ReentrantLock(true) : new ReentrantLock();
            shared = (Lock) (fair ? new ReentrantLock(true) : shared);
          }
          static Object locks() {
            return List.of(new Either(true).lock, new Either(false).lock, shared);
          }
        }
        """,
        "Either.lock x2",
        "Either.shared x1");
  }

  @Test
  void elementsOfArrays() {
    assertSwapped(
        """
        class Arrays2 {
          static final Lock[] STRIPES = new Lock[4];
          static {
            for (int i = 0; i < STRIPES.length; i++) {
              STRIPES[i] = new ReentrantLock();
            }
          }
          static Object locks() {
            ReentrantLock[][] grid = {{new ReentrantLock()}, {}};
            return List.of(STRIPES[0], STRIPES[3], grid[0][0]);
          }
        }
        """,
        "Arrays2.<clinit>:5 x4",
        "Arrays2.locks:9 x1");
  }

  @Test
  void initialisersOfEnumsAndInterfaces() {
    assertSwapped(
        """
        enum Initialised {
          ONE(new ReentrantLock()), TWO(new ReentrantLock()) { @Override Lock get() { return mine; } };
          final Lock mine;
          Initialised(Lock mine) { this.mine = mine; }
          Lock get() { return mine; }
          interface Holder { Semaphore PERMITS = new Semaphore(1); }
          static Object locks() { return List.of(ONE.get(), TWO.get(), Holder.PERMITS); }
        }
        """,
        "Initialised$Holder.PERMITS x1",
        "Initialised.<clinit>:2 x2");
  }

  @Test
  void bodiesOfLambdas() {
    assertSwapped(
        """
        class Lambdas {
          static Object locks() {
            Supplier<Lock> a = () -> new ReentrantLock();
            boolean fair = a != null;
            Supplier<Lock> b = () ->
                new ReentrantLock(fair);
            return List.of(a.get(), b.get());
          }
        }
        """,
        "Lambdas.lambda$locks$0:3 x1",
        "Lambdas.lambda$locks$1:6 x1");
  }

  /** How javac numbers them is not the same in all JDKs. */
  @Test
  void lambdasInLambdas() {
    Rewriting rewriting =
        Rewriting.ofSource(
            """
            class Deeper {
              static Object make() {
                Supplier<Supplier<Lock>> it = () -> () -> new ReentrantLock();
                return it.get().get();
              }
            }
            """);
    assertTrue(Rewriting.isDropIn(rewriting.call("Deeper", "make")));
    String site = rewriting.sites().get(0);
    assertTrue(site.matches("Deeper\\.lambda\\$make\\$[01]:3 x1"), site);
  }

  @Test
  void recordWithCompactConstructor() {
    assertSwapped(
        """
        record Recorded(ReentrantLock lock, Semaphore permits) {
          Recorded {
            if (lock == null) lock = new ReentrantLock();
          }
          Recorded() { this(null, new Semaphore(2)); }
          static Object locks() { Recorded r = new Recorded(); return List.of(r.lock(), r.permits()); }
        }
        """,
        "Recorded.<init>:3 x1",
        "Recorded.<init>:5 x1");
  }

  @Test
  void innerLocalAndAnonymousClasses() {
    assertSwapped(
        """
        class Outer {
          class Inner { Lock lock = new ReentrantLock(); }
          static class Nested { Lock lock = new ReentrantLock(); }
          static Object locks() {
            class Local { Lock lock = new ReentrantLock(); }
            Supplier<Lock> anonymous = new Supplier<>() {
              Lock lock = new ReentrantLock();
              @Override public Lock get() { return lock; }
            };
            return List.of(new Outer().new Inner().lock, new Nested().lock, new Local().lock,
                anonymous.get());
          }
        }
        """,
        "Outer$1.lock x1",
        "Outer$1Local.lock x1",
        "Outer$Inner.lock x1",
        "Outer$Nested.lock x1");
  }

  @Test
  void insideReadObjectAndSynchronized() {
    assertSwapped(
        """
        class Streamed implements Serializable {
          private static final long serialVersionUID = 1L;
          transient Lock lock;
          private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            synchronized (this) { lock = new ReentrantLock(); }
          }
          static Object locks() throws Exception {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(new Streamed());
            InputStream in = new ByteArrayInputStream(bytes.toByteArray());
            ObjectInputStream objects = new ObjectInputStream(in) {
              @Override protected Class<?> resolveClass(ObjectStreamClass c) { return Streamed.class; }
            };
            return List.of(((Streamed) objects.readObject()).lock);
          }
        }
        """,
        "Streamed.lock x1");
  }

  @Test
  void castsGenericsAndInstanceof() {
    assertSwapped(
        """
        class Generic<L extends Lock> {
          final L lock;
          Generic(L lock) { this.lock = lock; }
          static <T> T same(T it) { return it; }
          static Object locks() {
            Generic<ReentrantLock> g = new Generic<>(same(new ReentrantLock()));
            Object o = (ReadWriteLock) new ReentrantReadWriteLock();
            ReentrantReadWriteLock both = (ReentrantReadWriteLock) o;
            ReentrantReadWriteLock.ReadLock read = both.readLock();
            ReentrantReadWriteLock.WriteLock write = both.writeLock();
            read.lock(); read.unlock(); write.lock(); write.unlock();
            if (!(o instanceof ReentrantReadWriteLock)) throw new AssertionError();
            return List.of(g.lock, o);
          }
        }
        """,
        "Generic.locks:6 x1",
        "Generic.locks:7 x1");
  }

  @Test
  void insideTryCatchFinallyAndLoops() {
    assertSwapped(
        """
        class Guarded {
          static Object locks() {
            List<Lock> all = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
              Lock lock = null;
              try {
                lock = new ReentrantLock(Boolean.parseBoolean(all.get(i) + ""));
              } catch (IndexOutOfBoundsException e) {
                lock = new ReentrantLock();
              } finally {
                all.add(lock);
              }
              lock.lock();
              Runnable unlock = lock::unlock;
              unlock.run();
            }
            return all;
          }
        }
        """,
        "Guarded.locks:7 x0",
        "Guarded.locks:9 x3");
  }

  /** Which class is missing shows only in what is never executed. */
  @Test
  void besideAMissingOptionalDependency() {
    Map<String, byte[]> classes =
        JavaSource.compile(
            """
            class Lacking {
              Missing missing;
              final Lock lock = new ReentrantLock();
              Lock other() { return missing == null ? new ReentrantLock() : new Missing().lock; }
              static Object locks() { return new Lacking().lock; }
            }
            class Missing { Lock lock = new ReentrantLock(); }
            """);
    Rewriting rewriting = Rewriting.of("Lacking", classes.get("Lacking"));
    assertTrue(Rewriting.isDropIn(rewriting.call("Lacking", "locks")));
    assertEquals(List.of("Lacking.lock x1", "Lacking.other:4 x0"), rewriting.sites());
  }

  /** On the stack among other values; and as the receiver of a call. */
  @Test
  void argumentOfAMethodCall() {
    assertSwapped(
        """
        class Passed {
          static List<Lock> made = new ArrayList<>();
          static int taken(int n, Lock lock, long wide) { made.add(lock); return n; }
          static Object locks() {
            int sum = taken(1, new ReentrantLock(), 2L) + taken(3, new ReentrantLock(true), 4L);
            if (sum != 4) throw new AssertionError(sum);
            new Semaphore(1).release();
            return made;
          }
        }
        """,
        "Passed.locks:5 x2",
        "Passed.locks:7 x1");
  }

  @Test
  void withoutLineNumbers() {
    Rewriting rewriting =
        Rewriting.ofSource(
            "class Lineless { static Object locks() {\nreturn new ReentrantLock(); } }", "-g:none");
    assertTrue(Rewriting.isDropIn(rewriting.call("Lineless", "locks")));
    assertEquals(List.of("Lineless.locks x1"), rewriting.sites());
  }
}
