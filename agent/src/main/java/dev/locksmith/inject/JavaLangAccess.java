package dev.locksmith.inject;

import java.security.ProtectionDomain;

/** Stands for {@code jdk.internal.access.JavaLangAccess} until the build renames it to that. */
interface JavaLangAccess {
  Class<?> defineClass(
      ClassLoader loader, String name, byte[] classFile, ProtectionDomain domain, String source);
}
