package dev.locksmith.program;

/** Sleeps until it is ended. */
public final class Sleeper {
  private Sleeper() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args) throws InterruptedException {
    System.out.println("asleep");
    Thread.sleep(Long.MAX_VALUE);
  }
}
