package dev.locksmith.event.jfr;

import dev.locksmith.event.Contention;
import dev.locksmith.event.ContentionListener;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes contended acquisitions as {@code dev.locksmith.LockContention} events.
 *
 * <p>While JFR writes an event it takes locks of its own. Should one of them be a swapped lock that
 * is contended, that wait is dropped and counted, instead of recursing into the recorder.
 */
final class JfrListener implements ContentionListener {
  private final WritingThreads writing = new WritingThreads();
  private final AtomicLong dropped = new AtomicLong();

  @Override
  public boolean isEnabled() {
    return new LockContentionEvent().isEnabled();
  }

  @Override
  public void begin(Contention contention) {
    LockContentionEvent event = new LockContentionEvent();
    contention.token = event;
    event.begin();
  }

  @Override
  public void end(Contention contention) {
    ((LockContentionEvent) contention.token).end();
  }

  @Override
  public void record(Contention contention) {
    LockContentionEvent event = (LockContentionEvent) contention.token;
    if (!event.shouldCommit()) {
      return;
    }
    Thread thread = Thread.currentThread();
    if (!writing.enter(thread)) {
      dropped.incrementAndGet();
      return;
    }
    try {
      event.site = contention.site;
      event.lockType = contention.lockType;
      event.mode = contention.mode.label();
      event.strategy = contention.strategy;
      event.lockId = contention.lockId;
      event.owner = contention.owner;
      event.ownerName = contention.owner == null ? null : contention.owner.getName();
      event.fair = contention.fair;
      event.queueLength = contention.queueLength;
      event.spinTime = contention.spinNanos;
      event.parks = contention.parks;
      event.outcome = contention.outcome.label();
      event.commit();
    } finally {
      writing.leave(thread);
    }
  }

  /** How many waits were dropped because they happened while their thread wrote an event. */
  long dropped() {
    return dropped.get();
  }
}
