package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class RetransformationTest {
  private static final String SOURCE =
      """
      class Twice extends ReentrantLock {
        Lock lock = new ReentrantLock();
        Supplier<Object> makes = ReentrantReadWriteLock::new;
        Object other() { return new Semaphore(1); }
      }
      """;

  @Test
  void sameClassGivesTheSameBytes() {
    Rewriting rewriting = Rewriting.ofSource(SOURCE);
    byte[] first = rewriting.bytes("Twice");
    assertNotNull(first);
    assertArrayEquals(first, rewriting.bytes("Twice"));
    assertArrayEquals(first, rewriting.bytes("Twice", rewriting.loadedClass("Twice")));
  }

  /** Another agent may hand on what was rewritten already. */
  @Test
  void rewrittenClassIsNotRewrittenAgain() {
    byte[] rewritten = Rewriting.ofSource(SOURCE).bytes("Twice");
    assertNull(Rewriting.of("Twice", rewritten).bytes("Twice"));
  }

  @Test
  void classThatOnlyUsesLocksIsNotTouched() {
    Rewriting rewriting =
        Rewriting.ofSource(
            """
            class User {
              static Object use(Object it) {
                if (it instanceof ReentrantLock lock) { lock.lock(); lock.unlock(); }
                Runnable lambda = () -> ((Semaphore) it).release();
                return new ReentrantLock[1];
              }
            }
            """);
    assertNull(rewriting.bytes("User"));
    assertEquals(List.of(), rewriting.rewritten());
  }

  @Test
  void classThatIsNotCoveredIsNotTouched() {
    byte[] bytes =
        JavaSource.compile("class Named { Lock lock = new ReentrantLock(); }").get("Named");
    assertNull(Rewriting.of("OtherName", bytes).bytes("OtherName"));
  }

  @Test
  void everythingOffIsNotTouched() {
    Rewriting rewriting =
        Rewriting.ofSource("class Off { Lock lock = new ReentrantLock(); }").off("Off.lock");
    assertNull(rewriting.bytes("Off"));
    assertEquals(List.of("Off.lock: the settings say off"), rewriting.leftAlone());
    assertEquals(List.of(), rewriting.sites());
  }
}
