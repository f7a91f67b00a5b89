package dev.locksmith.event.jfr;

import dev.locksmith.event.Contention;
import dev.locksmith.event.ContentionListener;

/**
 * Writes contended acquisitions as {@code dev.locksmith.LockContention} events, and the sections
 * that follow them as {@code dev.locksmith.LockHold}.
 *
 * <p>While JFR writes an event it takes locks of its own. Should one of them be a swapped lock that
 * is contended, that wait has no event, only its part in the site's statistics, instead of
 * recursing into the recorder.
 */
final class JfrListener implements ContentionListener {
  private final WritingThreads writing = new WritingThreads();

  @Override
  public boolean isEnabled() {
    return new LockContentionEvent().isEnabled() || new LockHoldEvent().isEnabled();
  }

  @Override
  public void begin(Contention contention) {
    LockHoldEvent section = new LockHoldEvent();
    if (section.isEnabled()) {
      contention.sectionToken = section;
    }
    LockContentionEvent event = new LockContentionEvent();
    contention.token = event;
    event.begin();
  }

  @Override
  public void end(Contention contention) {
    ((LockContentionEvent) contention.token).end();
    if (contention.sectionToken != null) {
      ((LockHoldEvent) contention.sectionToken).begin();
    }
  }

  @Override
  public void record(Contention contention) {
    LockContentionEvent event = (LockContentionEvent) contention.token;
    LockHoldEvent section =
        contention.toldAfterSection ? (LockHoldEvent) contention.sectionToken : null;
    if (section != null) {
      section.end();
    }
    boolean hasSection = section != null && section.shouldCommit();
    if (!event.shouldCommit() && !hasSection) {
      return;
    }
    Thread thread = Thread.currentThread();
    if (!writing.enter(thread)) {
      return;
    }
    try {
      write(event, contention);
      if (hasSection) {
        write(section, contention);
      }
    } finally {
      writing.leave(thread);
    }
  }

  private static void write(LockContentionEvent event, Contention contention) {
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
  }

  private static void write(LockHoldEvent event, Contention contention) {
    event.site = contention.site;
    event.lockType = contention.lockType;
    event.mode = contention.mode.label();
    event.strategy = contention.strategy;
    event.lockId = contention.lockId;
    event.commit();
  }
}
