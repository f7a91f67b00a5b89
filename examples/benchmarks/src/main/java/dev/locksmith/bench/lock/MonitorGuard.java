package dev.locksmith.bench.lock;

/** A monitor. HotSpot's spins adaptively before it parks: the yardstick among the peers. */
final class MonitorGuard implements Guard {
  @Override
  public void run(Section section) {
    synchronized (this) {
      section.run();
    }
  }
}
