package dev.locksmith.rewrite;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Every class that an application loads comes by; most are none of our business. */
class UntouchedClassesTest {
  private static final int ROUNDS = 2_000;

  @Test
  void costNoMemory() throws IOException {
    String name = UntouchedClassesTest.class.getName().replace('.', '/');
    ClassLoader loader = UntouchedClassesTest.class.getClassLoader();
    byte[] classFile;
    try (InputStream in = loader.getResourceAsStream(name + ".class")) {
      classFile = in.readAllBytes();
    }
    LockTransformer transformer = new LockTransformer(null, null, null);
    Module module = loader.getUnnamedModule();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    threads.getCurrentThreadAllocatedBytes();
    assertNull(transformer.transform(module, loader, name, null, null, classFile));

    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < ROUNDS; i++) {
      assertNull(transformer.transform(module, loader, name, null, null, classFile));
    }
    long bytesEach = (threads.getCurrentThreadAllocatedBytes() - before) / ROUNDS;
    assertTrue(bytesEach < 8, "bytes allocated for each class: " + bytesEach);
  }
}
