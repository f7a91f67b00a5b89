package dev.locksmith.conformance;

import java.util.concurrent.Callable;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.LockSupport;

/** A thread beside the one that runs the check. */
final class Worker<T> {
  /** What a worker does that returns nothing. */
  interface Action {
    void run() throws Exception;
  }

  /** Something to try in another thread. */
  interface Question {
    boolean ask() throws Exception;
  }

  private final Callable<T> body;
  private final Thread thread;
  private T result;
  private Throwable failure;
  private volatile boolean done;

  private Worker(Callable<T> body, ThreadFactory threads) {
    this.body = body;
    this.thread = threads.newThread(this::work);
  }

  static <T> Worker<T> call(Callable<T> body) {
    return call(body, Worker::daemon);
  }

  /** Calls {@code body} in a thread that {@code threads} makes. */
  static <T> Worker<T> call(Callable<T> body, ThreadFactory threads) {
    Worker<T> worker = new Worker<>(body, threads);
    worker.thread.start();
    return worker;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "worker");
    thread.setDaemon(true);
    return thread;
  }

  static Worker<Void> run(Action body) {
    return call(
        () -> {
          body.run();
          return null;
        });
  }

  /** What {@code body} returns in another thread. */
  static <T> T elsewhere(Callable<T> body) {
    return call(body).get();
  }

  /** The answer to {@code question} when asked in another thread. */
  static boolean can(Question question) {
    return elsewhere(question::ask);
  }

  private void work() {
    try {
      result = body.call();
    } catch (Throwable e) {
      failure = e;
    }
    done = true;
  }

  Thread thread() {
    return thread;
  }

  void interrupt() {
    thread.interrupt();
  }

  boolean done() {
    return done;
  }

  /** What the body returned; an error if it failed or does not come to an end. */
  T get() {
    Await.until("the end of " + describe(), () -> done);
    if (failure != null) {
      throw new AssertionError("the worker failed: " + failure, failure);
    }
    return result;
  }

  /** Waits until the thread is parked in whatever it tries to acquire or waits for. */
  Worker<T> awaitParked() {
    Await.until("a parked " + describe(), () -> done || parked());
    if (done) {
      throw new AssertionError("the worker came to an end instead of waiting: " + result, failure);
    }
    return this;
  }

  /** Whether the thread comes to an end although it should not. */
  boolean endsSoon() {
    return Await.within(Await.GLANCE_NANOS, () -> done);
  }

  private boolean parked() {
    Thread.State state = thread.getState();
    return (state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING)
        && LockSupport.getBlocker(thread) != null;
  }

  private String describe() {
    return "worker, " + thread.getState() + " at " + String.join(" ", trace());
  }

  private String[] trace() {
    StackTraceElement[] frames = thread.getStackTrace();
    String[] lines = new String[Math.min(frames.length, 6)];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = frames[i].toString();
    }
    return lines;
  }
}
