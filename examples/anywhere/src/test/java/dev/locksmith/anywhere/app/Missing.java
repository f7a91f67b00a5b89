package dev.locksmith.anywhere.app;

import java.util.concurrent.locks.Lock;

/** An optional dependency, which is never packed with the application. */
final class Missing {
  private final Lock lock;

  Missing(Lock lock) {
    this.lock = lock;
  }

  Lock lock() {
    return lock;
  }
}
