package dev.locksmith.forked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.program.ClassUser;
import dev.locksmith.program.JdkContender;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordingFile;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JdkClassesIT {
  private static final String SUM = 4L * 2 * 3_000 * 3_001 / 2 + 1 + " {a=1}";

  private static final Pattern REWRITTEN = Pattern.compile("(?m)^\\[locksmith] rewrote (.*)$");

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jdk", "padded", "optimistic", "mcs"})
  void locksInsideOfTheJdkAreSwappedWhereAskedFor(String strategy) throws IOException {
    Path recording = folder.resolve("jdk.jfr");
    Jvm.Result result =
        Jvm.java(
                "-XX:StartFlightRecording:filename=" + recording,
                Jvm.agent("jdkClasses=true,strategy=" + strategy))
            .run(JdkContender.class);
    assertTrue(result.out().endsWith(SUM), result.out() + result.err());
    result.saidOneLineWith("ReentrantLock=" + strategy);
    Set<String> sites =
        RecordingFile.readAllEvents(recording).stream()
            .filter(event -> event.getEventType().getName().equals("dev.locksmith.LockSwap"))
            .filter(event -> event.getBoolean("swapped") && event.getLong("created") > 0)
            .map(event -> event.getString("site"))
            .collect(Collectors.toSet());
    for (String site :
        List.of(
            "ArrayBlockingQueue.lock",
            "LinkedBlockingQueue.takeLock",
            "LinkedBlockingQueue.putLock",
            "LinkedBlockingDeque.lock",
            "PriorityBlockingQueue.lock",
            "DelayQueue.lock",
            "ThreadPoolExecutor.mainLock",
            "ScheduledThreadPoolExecutor$DelayedWorkQueue.lock",
            "CyclicBarrier.lock")) {
      assertTrue(sites.contains("java.util.concurrent." + site), site + " in " + sites);
    }
  }

  /**
   * A look at the class files of the package, which shares no code with the agent, finds what is
   * rewritten; and no other class of the JDK is, though JFR and the class loaders are at work.
   */
  @Test
  void everyClassThatMakesLocksIsRewrittenAndNoOther() throws IOException {
    Set<String> makers = classesThatMakeLocks();
    assertTrue(makers.contains("java.util.concurrent.ThreadPoolExecutor"), makers::toString);
    Jvm.Result result =
        Jvm.java(
                "-Xlog:jfr+startup=off",
                "-XX:StartFlightRecording:filename=" + folder.resolve("rewritten.jfr"),
                Jvm.agent("jdkClasses=true,log=debug"))
            .with(ClassUser.class.getName())
            .with(makers.toArray(String[]::new))
            .run()
            .printed(makers.size() + " classes");
    assertEquals(
        makers,
        REWRITTEN
            .matcher(result.err())
            .results()
            .map(match -> match.group(1))
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  private static Set<String> classesThatMakeLocks() throws IOException {
    Path folder = Path.of(URI.create("jrt:/java.base/java/util/concurrent"));
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        ClassReader reader = new ClassReader(Files.readAllBytes(file));
        NewLocks found = new NewLocks();
        reader.accept(found, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        if (found.areThere) {
          names.add(reader.getClassName().replace('/', '.'));
        }
      }
    }
    return names;
  }

  private static final class NewLocks extends ClassVisitor {
    private static final Set<String> TYPES =
        Set.of(
            "java/util/concurrent/locks/ReentrantLock",
            "java/util/concurrent/locks/ReentrantReadWriteLock",
            "java/util/concurrent/Semaphore");

    private boolean areThere;

    NewLocks() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitTypeInsn(int opcode, String type) {
          areThere |= opcode == Opcodes.NEW && TYPES.contains(type);
        }
      };
    }
  }

  @Test
  void otherwiseTheyStayAsTheyAre() {
    Jvm.Result result = Jvm.java(Jvm.agent("summary=stderr")).run(JdkContender.class).printed(SUM);
    assertFalse(result.err().contains("java.util.concurrent"), result.err());
  }
}
