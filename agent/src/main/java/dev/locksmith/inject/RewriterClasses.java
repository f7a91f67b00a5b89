package dev.locksmith.inject;

/**
 * Has the classes that rewriting needs defined together when the first class is to be rewritten.
 * Who comes meanwhile waits: a class that its loader and this define at the same time fails there.
 */
public final class RewriterClasses implements Runnable {
  private final Injector injector;
  private volatile boolean isDone;

  /** By that injector, which has defined the watched drop-ins. */
  public RewriterClasses(Injector injector) {
    this.injector = injector;
  }

  @Override
  public void run() {
    if (!isDone) {
      defineOnce();
    }
  }

  private synchronized void defineOnce() {
    if (isDone) {
      return;
    }
    try {
      injector.defineRewriter();
    } catch (Throwable left) {
      // No permission, no stack or no memory: what is not there yet is loaded as usual.
    }
    isDone = true;
  }
}
