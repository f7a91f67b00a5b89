package dev.locksmith.event.jfr;

import dev.locksmith.event.Contention;
import dev.locksmith.event.ContentionListener;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Passes on to another listener; what that throws is kept from the application and counted.
 *
 * <p>It is told later, by a thread of the Flight Recorder's. The thread that waited may hold the
 * lock, and one that holds a lock must not ask for the one of {@code System.err}.
 */
final class FailOpenListener implements ContentionListener {
  private final ContentionListener next;
  private final AtomicLong failures = new AtomicLong();

  /** The first one, until it is told: it would keep its classes from being unloaded. */
  private volatile Throwable untold;

  FailOpenListener(ContentionListener next) {
    this.next = next;
  }

  @Override
  public boolean isEnabled() {
    try {
      return next.isEnabled();
    } catch (Throwable failure) {
      count(failure);
      return false;
    }
  }

  @Override
  public void begin(Contention contention) {
    try {
      next.begin(contention);
    } catch (Throwable failure) {
      contention.token = null;
      count(failure);
    }
  }

  @Override
  public void end(Contention contention) {
    try {
      next.end(contention);
    } catch (Throwable failure) {
      contention.token = null;
      count(failure);
    }
  }

  @Override
  public void record(Contention contention) {
    try {
      next.record(contention);
    } catch (Throwable failure) {
      count(failure);
    }
  }

  private void count(Throwable failure) {
    if (failures.getAndIncrement() == 0) {
      untold = failure;
    }
  }

  /** What to tell the user; {@code null} if nothing failed or it was told. */
  String news() {
    Throwable first = untold;
    if (first == null) {
      return null;
    }
    untold = null;
    return failures.get() + " waits are missing in the recording so far, the first since " + first;
  }
}
