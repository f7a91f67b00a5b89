package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The first pass over a class: finds every place that makes a lock, names it, and decides what
 * becomes of it. The name comes from what follows the construction, but the number must be pushed
 * before it; hence two passes.
 */
final class SiteFinder extends ClassVisitor {
  private final Swaps swaps;
  private final String actualSuperclass;
  private final Map<String, List<Swap>> swapsByMethod = new HashMap<>();
  private final List<LeftAlone> leftAlone = new ArrayList<>();
  private String className;
  private Swap superclass;

  /**
   * A finder for one class.
   *
   * @param actualSuperclass the internal name of the superclass that the class has already, where
   *     it is being transformed again; else {@code null}
   */
  SiteFinder(Swaps swaps, String actualSuperclass) {
    super(Opcodes.ASM9);
    this.swaps = swaps;
    this.actualSuperclass = actualSuperclass;
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String superName, String[] ifs) {
    className = name.replace('/', '.');
    LockType type = JdkTypes.of(superName);
    if (type == null) {
      return;
    }
    String site = className + ".<init>";
    if (actualSuperclass == null || actualSuperclass.equals(DropIns.classFor(type))) {
      superclass = decide(type, site);
    } else {
      superclass = leaveAlone(type, site, "a class that is loaded already keeps its superclass");
    }
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    return new MethodSites(this, name, name + descriptor);
  }

  /** What becomes of a lock of that type made there. */
  Swap decide(LockType type, String site) {
    Strategy strategy = swaps.strategyFor(type, site);
    if (strategy == null) {
      return leaveAlone(type, site, "the settings say off");
    }
    return new Swap(type, LockSites.register(site, type, strategy).number());
  }

  Swap leaveAlone(LockType type, String site, String reason) {
    leftAlone.add(new LeftAlone(site, type, reason));
    return new Swap(type, Swap.NONE);
  }

  void found(String method, List<Swap> swaps) {
    swapsByMethod.put(method, swaps);
  }

  String className() {
    return className;
  }

  /** What becomes of the superclass; {@code null} if it is none of the three types. */
  Swap superclass() {
    return superclass;
  }

  /** What becomes of the places in that method, in their order; {@code null} if it has none. */
  List<Swap> swapsIn(String method) {
    return swapsByMethod.get(method);
  }

  /** What was left alone, and why. */
  List<LeftAlone> leftAlone() {
    return leftAlone;
  }

  /** Whether anything is to be rewritten. */
  boolean changesAnything() {
    if (superclass != null && !superclass.isLeftAlone()) {
      return true;
    }
    for (List<Swap> swaps : swapsByMethod.values()) {
      for (Swap swap : swaps) {
        if (!swap.isLeftAlone()) {
          return true;
        }
      }
    }
    return false;
  }
}
