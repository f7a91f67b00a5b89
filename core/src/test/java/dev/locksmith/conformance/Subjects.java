package dev.locksmith.conformance;

import dev.locksmith.site.Strategy;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Stream;

/**
 * Everything the suite is run against. The JDK's own types come first: a check that fails for them
 * is a wrong check. The system property {@code conformance.kind} narrows a run to the kinds whose
 * names begin with it.
 */
final class Subjects {
  private Subjects() {}

  static List<LockKind> all() {
    return List.of(
        LockKind.of("jdk", ReentrantLock::new, ReentrantReadWriteLock::new, Semaphore::new)
            .withDefaults(ReentrantLock::new, ReentrantReadWriteLock::new, Semaphore::new)
            .withSubclasses(JdkLock::new, JdkReadWriteLock::new, JdkSemaphore::new),
        TunedKinds.padded(Strategy.PADDED),
        TunedKinds.padded(Strategy.OPTIMISTIC),
        TunedKinds.padded(Strategy.MCS),
        TunedKinds.compact(Strategy.OPTIMISTIC),
        TunedKinds.biased(Strategy.OPTIMISTIC));
  }

  static Stream<Subject> each() {
    return Stream.concat(nonfair(), fair());
  }

  static Stream<Subject> fair() {
    return chosen().map(kind -> new Subject(kind, true));
  }

  static Stream<Subject> nonfair() {
    return chosen().map(kind -> new Subject(kind, false));
  }

  private static Stream<LockKind> chosen() {
    String prefix = System.getProperty("conformance.kind", "");
    return all().stream().filter(kind -> kind.name().startsWith(prefix));
  }
}
