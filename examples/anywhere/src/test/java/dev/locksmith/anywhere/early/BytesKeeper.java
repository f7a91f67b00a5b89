package dev.locksmith.anywhere.early;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;

/** Keeps the class files that name a lock, as they are after the agents that were given before. */
final class BytesKeeper implements ClassFileTransformer {
  private static final String[] NAMES = {
    "java/util/concurrent/locks/", "java/util/concurrent/Semaphore"
  };

  private final Path folder;

  private BytesKeeper(Path folder) {
    this.folder = folder;
  }

  /** Takes the folder. */
  public static void premain(String folder, Instrumentation instrumentation) {
    // Those that can retransform come last, in the order in which they were added.
    instrumentation.addTransformer(new BytesKeeper(Path.of(folder)), true);
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (loader == ClassLoader.getSystemClassLoader() && namesALock(classFile)) {
      try {
        Files.write(folder.resolve(internalName.replace('/', '.')), classFile);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return null;
  }

  private static boolean namesALock(byte[] classFile) {
    String text = new String(classFile, StandardCharsets.ISO_8859_1);
    for (String name : NAMES) {
      if (text.contains(name)) {
        return true;
      }
    }
    return false;
  }
}
