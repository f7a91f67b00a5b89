package dev.locksmith.conformance;

import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** The ways of waiting for a condition. */
@SuppressWarnings({"WaitNotInLoop", "JavaUtilDate"})
enum AwaitForm {
  AWAIT,
  UNINTERRUPTIBLY,
  NANOS,
  TIMED,
  UNTIL;

  /** Waits for an hour or without limit; whether the wait ended before its time. */
  boolean await(Condition condition) throws InterruptedException {
    switch (this) {
      case AWAIT -> condition.await();
      case UNINTERRUPTIBLY -> condition.awaitUninterruptibly();
      case NANOS -> {
        return condition.awaitNanos(TimeUnit.HOURS.toNanos(1)) > 0;
      }
      case TIMED -> {
        return condition.await(1, TimeUnit.HOURS);
      }
      case UNTIL -> {
        return condition.awaitUntil(new Date(System.currentTimeMillis() + 3_600_000));
      }
    }
    return true;
  }

  boolean interruptible() {
    return this != UNINTERRUPTIBLY;
  }

  /** The state of a thread that waits in this way. */
  Thread.State state() {
    return this == AWAIT || this == UNINTERRUPTIBLY
        ? Thread.State.WAITING
        : Thread.State.TIMED_WAITING;
  }
}
