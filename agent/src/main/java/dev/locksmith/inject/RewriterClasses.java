package dev.locksmith.inject;

/**
 * Has the classes that rewriting needs defined together when the first class is to be rewritten.
 * Who comes second does not wait for that: what is not there yet is loaded as usual.
 */
public final class RewriterClasses implements Runnable {
  private final Injector injector;
  private volatile boolean isTaken;

  /** By that injector, which has defined the watched drop-ins. */
  public RewriterClasses(Injector injector) {
    this.injector = injector;
  }

  @Override
  public void run() {
    if (!isTaken && take()) {
      injector.defineRewriter();
    }
  }

  /** By a monitor: an atomic variable would be the first of its kind here, and start slower. */
  private synchronized boolean take() {
    boolean isFirst = !isTaken;
    isTaken = true;
    return isFirst;
  }
}
