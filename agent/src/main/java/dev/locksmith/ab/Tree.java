package dev.locksmith.ab;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A process and those that it started, directly or not. One whose parent has ended is known if it
 * was seen before, or by the mark that it bears.
 */
final class Tree {
  private static final long POLL_MILLIS = 20;

  /** How long processes that were killed may take to be gone. */
  private static final long KILL_SECONDS = 10;

  /** How long those that only follow the program may take, as the other end of a pipe does. */
  private static final long FOLLOW_MILLIS = 500;

  private final ProcessHandle root;
  private final RunMark mark;
  private final Set<ProcessHandle> seen = new LinkedHashSet<>();

  /**
   * The tree below a process.
   *
   * @param mark what the process was started with
   */
  Tree(ProcessHandle root, RunMark mark) {
    this.root = root;
    this.mark = mark;
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
    boolean ended = await(all, TimeUnit.SECONDS.toNanos(seconds));
    if (!ended) {
      kill();
    }
    return ended;
  }

  /**
   * Ends what the program, which has ended itself, left running: by SIGTERM, and if need be by
   * SIGKILL.
   *
   * @param seconds how long they may take to end
   * @return what was ended
   */
  List<ProcessHandle> endLeftBehind(long seconds) throws InterruptedException {
    if (await(everywhere(), TimeUnit.MILLISECONDS.toNanos(FOLLOW_MILLIS))) {
      return List.of();
    }
    List<ProcessHandle> left = everywhere();
    left.forEach(ProcessHandle::destroy);
    if (!await(left, TimeUnit.SECONDS.toNanos(seconds))) {
      kill();
    }
    return left;
  }

  /** Ends all at once by SIGKILL. */
  void kill() throws InterruptedException {
    List<ProcessHandle> all = everywhere();
    while (!all.isEmpty()) {
      all.forEach(ProcessHandle::destroyForcibly);
      if (!await(all, TimeUnit.SECONDS.toNanos(KILL_SECONDS))) {
        return;
      }
      // What one of them started meanwhile.
      all = everywhere();
    }
  }

  /** Those that are alive, wherever they hang now. */
  private List<ProcessHandle> everywhere() {
    Set<ProcessHandle> all = new LinkedHashSet<>(alive());
    all.addAll(mark.bearers());
    all.removeIf(process -> !process.isAlive());
    return List.copyOf(all);
  }

  private static boolean await(List<ProcessHandle> all, long nanos) throws InterruptedException {
    long deadline = System.nanoTime() + nanos;
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
