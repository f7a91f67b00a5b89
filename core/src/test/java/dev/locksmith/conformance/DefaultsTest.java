package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is not told a fairness is nonfair. */
@EverySubject
class DefaultsTest extends Conformance {
  private LockKind.Defaults defaults;

  @BeforeEach
  void find() {
    assumeTrue(subject.kind().defaults().isPresent(), "always told a fairness");
    defaults = subject.kind().defaults().get();
  }

  @Test
  void lockIsNonfair() {
    subject.need(Trait.FINAL_MONITORS);
    assertFalse(defaults.lock().get().isFair());
  }

  @Test
  void lockIsFree() {
    assertTrue(defaults.lock().get().tryLock());
  }

  @Test
  void readWriteLockIsNonfair() {
    subject.need(Trait.FINAL_MONITORS);
    assertFalse(defaults.readWriteLock().get().isFair());
  }

  @Test
  void readWriteLockIsFree() {
    assertTrue(defaults.readWriteLock().get().writeLock().tryLock());
  }

  @Test
  void semaphoreIsNonfairAndHasItsPermits() {
    Semaphore semaphore = defaults.semaphore().apply(3);
    assertFalse(semaphore.isFair());
    assertEquals(3, semaphore.availablePermits());
    assertEquals(-3, defaults.semaphore().apply(-3).availablePermits());
  }
}
