package dev.locksmith.conformance;

/** The ways of taking something for which the rules of waiting are the same. */
enum Mode {
  LOCK,
  READ,
  WRITE,
  WRITE_BEHIND_READER,
  PERMIT,
  PERMITS;

  /** A fresh lock, to be taken in this way. */
  Takeable make(Subject subject) {
    return switch (this) {
      case LOCK -> new TakeableLock(subject.lock());
      case READ -> new TakeableReadLock(subject.readWriteLock());
      case WRITE -> new TakeableWriteLock(subject.readWriteLock(), false);
      case WRITE_BEHIND_READER -> new TakeableWriteLock(subject.readWriteLock(), true);
      case PERMIT -> new TakeablePermit(subject.semaphore(1));
      case PERMITS -> new TakeablePermits(subject.semaphore(TakeablePermits.ALL));
    };
  }
}
