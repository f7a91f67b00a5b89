package dev.locksmith.anywhere.launch;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Many threads at once load many classes that make locks, each in an order of its own, through a
 * loader that is capable of that. Prints how many different classes the locks have.
 */
final class LoaderStorm {
  private static final int THREADS = 16;

  private LoaderStorm() {}

  /** Takes the jar, the name of the package, and the number of classes {@code C0, C1...} in it. */
  public static void main(String[] args) throws Exception {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Integer.parseInt(args[2]); i++) {
      names.add(args[1] + ".C" + i);
    }
    URL[] jar = {Path.of(args[0]).toUri().toURL()};
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    CountDownLatch start = new CountDownLatch(1);
    try (URLClassLoader loader = new URLClassLoader(jar)) {
      List<Future<List<String>>> made = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        List<String> shuffled = new ArrayList<>(names);
        Collections.shuffle(shuffled, new Random(i));
        made.add(
            threads.submit(
                () -> {
                  start.await();
                  return typesOfLocks(shuffled, loader);
                }));
      }
      start.countDown();
      List<String> types = new ArrayList<>();
      for (Future<List<String>> one : made) {
        types.addAll(one.get());
      }
      types.stream().distinct().sorted().forEach(System.out::println);
      System.out.println(types.size() + " locks");
    } finally {
      threads.shutdown();
    }
  }

  private static List<String> typesOfLocks(List<String> names, ClassLoader loader)
      throws Exception {
    List<String> types = new ArrayList<>();
    for (String name : names) {
      Class<?> type = Class.forName(name, true, loader);
      Object[] locks =
          (Object[]) ((Callable<?>) type.getDeclaredConstructor().newInstance()).call();
      for (Object lock : locks) {
        types.add(lock.getClass().getName());
      }
    }
    return types;
  }
}
