package dev.locksmith.conformance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who calls whom among some compiled classes. A call may reach every method of the same name and
 * signature in these classes; making a lambda counts as calling it.
 */
final class CallGraph {
  /** A method as a class file names it. */
  record Method(String owner, String name, String descriptor) {
    String signature() {
      return name + descriptor;
    }
  }

  private final Map<Method, Set<Method>> calls = new HashMap<>();
  private final Map<String, List<Method>> bySignature = new HashMap<>();

  CallGraph(Collection<ClassFile> classes) {
    for (ClassFile c : classes) {
      calls.putAll(c.calls());
    }
    for (Method method : calls.keySet()) {
      bySignature.computeIfAbsent(method.signature(), s -> new ArrayList<>()).add(method);
    }
  }

  /** All methods that are called, at however many removes, from {@code roots}. */
  Set<Method> calledFrom(Collection<Method> roots) {
    Set<Method> called = new HashSet<>();
    Set<Method> visited = new HashSet<>(roots);
    Deque<Method> open = new ArrayDeque<>(roots);
    while (!open.isEmpty()) {
      for (Method callee : calls.getOrDefault(open.pop(), Set.of())) {
        called.add(callee);
        for (Method target : bySignature.getOrDefault(callee.signature(), List.of())) {
          if (visited.add(target)) {
            open.push(target);
          }
        }
      }
    }
    return called;
  }
}
