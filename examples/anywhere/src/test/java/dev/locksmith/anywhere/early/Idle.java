package dev.locksmith.anywhere.early;

/** Does nothing: shows what the JVM says of any agent. */
final class Idle {
  private Idle() {}

  /** Comes and stays idle. */
  public static void premain(String argument) {}
}
