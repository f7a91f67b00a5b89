package dev.locksmith.bench.lock;

/** A plain spin lock. */
record SpinGuard(SpinLock lock) implements Guard {
  @Override
  public void run(Section section) {
    lock.lock();
    try {
      section.run();
    } finally {
      lock.unlock();
    }
  }
}
