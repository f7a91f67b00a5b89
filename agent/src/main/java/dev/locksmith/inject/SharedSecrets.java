package dev.locksmith.inject;

/** Stands for {@code jdk.internal.access.SharedSecrets} until the build renames it to that. */
final class SharedSecrets {
  private SharedSecrets() {}

  static native JavaLangAccess getJavaLangAccess();
}
