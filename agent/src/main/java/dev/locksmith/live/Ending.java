package dev.locksmith.live;

/** Gives back the terminal and ends the recording, once, also when a signal ends this process. */
final class Ending implements AutoCloseable {
  private final SiteStream stream;
  private final Thread hook = new Thread(this::end, "locksmith live end");
  private Screen screen;
  private boolean hasEnded;

  Ending(SiteStream stream) {
    this.stream = stream;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  synchronized void add(Screen opened) {
    screen = opened;
  }

  private synchronized void end() {
    if (hasEnded) {
      return;
    }
    hasEnded = true;
    if (screen != null) {
      screen.close();
    }
    stream.close();
  }

  @Override
  public void close() {
    end();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shutsDown) {
      // The hook runs, and finds that there is nothing left to do.
    }
  }
}
