package dev.locksmith.anywhere;

import dev.locksmith.forked.Jvm;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Threads that load and rewrite the same classes at the same time. */
class LoaderStormIT {
  private static final String PACKAGE = "dev.locksmith.anywhere.storm";
  private static final int CLASSES = 300;
  private static final int THREADS = 16;

  @TempDir static Path folder;

  @Test
  void everyLockOfEveryClassIsSwapped() {
    Packed launcher = Packed.nothing().withClasses("launch");
    Packed classes = Packed.nothing();
    for (int i = 0; i < CLASSES; i++) {
      String name = PACKAGE.replace('.', '/') + "/C" + i;
      classes.with(name + ".class", ForeignClasses.plain(name));
    }
    Jvm.Result result =
        Jvm.javaOn(launcher.in(folder.resolve("launcher.jar")).toString())
            .with(Jvm.agent("strategy=optimistic"))
            .with("dev.locksmith.anywhere.launch.LoaderStorm")
            .with(classes.in(folder.resolve("storm.jar")).toString(), PACKAGE, "" + CLASSES)
            .run();
    result.printed(
        """
        java.util.concurrent.locks.LocksmithTunedReentrantLock
        %d locks"""
            .formatted(CLASSES * THREADS));
    result.saidOneLineWith("ReentrantLock=optimistic");
  }
}
