package dev.locksmith.anywhere.app;

import java.util.concurrent.locks.ReentrantLock;

/** What cannot be overridden answers as the JDK's lock would, also through reflection. */
final class FinalMethods {
  private FinalMethods() {}

  static Object[] answer() throws InterruptedException, ReflectiveOperationException {
    ReentrantLock lock = new ReentrantLock(true);
    Check.that(!lock.hasQueuedThreads());
    Thread waiting = new Thread(lock::lock);
    lock.lock();
    try {
      waiting.start();
      while (lock.getQueueLength() == 0) {
        Thread.sleep(1);
      }
      Check.that(lock.hasQueuedThreads() && lock.hasQueuedThread(waiting) && lock.isFair());
      Check.that(
          ReentrantLock.class.getMethod("getQueueLength").invoke(lock).equals(1)
              && ReentrantLock.class.getMethod("isFair").invoke(lock).equals(true));
    } finally {
      lock.unlock();
    }
    waiting.join();
    return new Object[] {lock};
  }
}
