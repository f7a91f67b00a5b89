package dev.locksmith.conformance;

/** How an attempt to take a lock ended, and whether the thread was left interrupted. */
record Outcome(End end, boolean interrupted) {
  /** The end of an attempt. */
  enum End {
    TAKEN,
    REFUSED,
    THROWN
  }

  static final Outcome TAKEN = new Outcome(End.TAKEN, false);
  static final Outcome TAKEN_INTERRUPTED = new Outcome(End.TAKEN, true);
  static final Outcome REFUSED = new Outcome(End.REFUSED, false);
  static final Outcome REFUSED_INTERRUPTED = new Outcome(End.REFUSED, true);
  static final Outcome THROWN = new Outcome(End.THROWN, false);

  /** An attempt that may be refused. */
  interface Attempt {
    boolean run() throws InterruptedException;
  }

  /** An attempt that ends with the lock taken, if it ends. */
  interface Acquisition {
    void run() throws InterruptedException;
  }

  static Outcome of(Attempt attempt) {
    End end;
    try {
      end = attempt.run() ? End.TAKEN : End.REFUSED;
    } catch (InterruptedException e) {
      end = End.THROWN;
    }
    return new Outcome(end, Thread.interrupted());
  }

  /** Like {@link #of}, by a thread that is interrupted already. */
  static Outcome whenInterrupted(Attempt attempt) {
    Thread.currentThread().interrupt();
    return of(attempt);
  }

  /** Like {@link #of}, for the forms that return nothing. */
  static Outcome ofTaking(Acquisition acquisition) {
    return of(
        () -> {
          acquisition.run();
          return true;
        });
  }
}
