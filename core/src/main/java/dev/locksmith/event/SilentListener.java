package dev.locksmith.event;

/** The listener in force while nobody records. */
final class SilentListener implements ContentionListener {
  @Override
  public boolean isEnabled() {
    return false;
  }

  @Override
  public void begin(Contention contention) {}

  @Override
  public void end(Contention contention) {}

  @Override
  public void record(Contention contention) {}
}
