package dev.locksmith.ab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A process and those that it started, directly or not. One whose parent has ended is known if it
 * was seen before.
 */
final class Tree {
  private static final long POLL_MILLIS = 20;

  /** How long processes that were killed may take to be gone. */
  private static final long KILL_SECONDS = 10;

  private final ProcessHandle root;
  private final Set<ProcessHandle> seen = new LinkedHashSet<>();

  Tree(ProcessHandle root) {
    this.root = root;
  }

  /** Those that are alive, parents before children. */
  synchronized List<ProcessHandle> alive() {
    seen.add(root);
    for (ProcessHandle known : List.copyOf(seen)) {
      known.descendants().forEach(seen::add);
    }
    return seen.stream().filter(ProcessHandle::isAlive).toList();
  }

  /**
   * Asks the program to end by SIGTERM. That is the first JVM in the tree: the shell around it
   * would end without passing the signal on, and leave it behind.
   *
   * @param seconds how long the tree may take to end
   * @return whether all ended; else they were killed
   */
  boolean end(long seconds) throws InterruptedException {
    List<ProcessHandle> all = alive();
    all.stream().filter(Tree::isJava).findFirst().orElse(root).destroy();
    boolean ended = await(all, seconds);
    if (!ended) {
      kill(all);
    }
    return ended;
  }

  /** Ends all at once by SIGKILL. */
  void kill() throws InterruptedException {
    kill(alive());
  }

  private void kill(List<ProcessHandle> known) throws InterruptedException {
    List<ProcessHandle> all = new ArrayList<>(known);
    alive().stream().filter(process -> !all.contains(process)).forEach(all::add);
    all.forEach(ProcessHandle::destroyForcibly);
    await(all, KILL_SECONDS);
  }

  private static boolean await(List<ProcessHandle> all, long seconds) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (all.stream().anyMatch(ProcessHandle::isAlive)) {
      if (System.nanoTime() - deadline > 0) {
        return false;
      }
      Thread.sleep(POLL_MILLIS);
    }
    return true;
  }

  private static boolean isJava(ProcessHandle process) {
    return process
        .info()
        .command()
        .map(command -> Path.of(command).getFileName().toString().startsWith("java"))
        .orElse(false);
  }
}
