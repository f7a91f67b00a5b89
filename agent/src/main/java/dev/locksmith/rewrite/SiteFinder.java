package dev.locksmith.rewrite;

import dev.locksmith.site.LeftAlone;
import dev.locksmith.site.LockSites;
import dev.locksmith.site.LockType;
import dev.locksmith.site.Strategy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The first pass over a class: finds every place that makes a lock, names it, and decides what
 * becomes of it. The name comes from what follows the construction, but the number must be pushed
 * before it; hence two passes. Nothing is decided before the whole class was seen: one unusual
 * {@code super(...)} call decides about all of them.
 */
final class SiteFinder extends ClassVisitor {
  private final Swaps swaps;
  private final ClassLoader loader;
  private final BitSet methods;
  private final String actualSuperclass;
  private final boolean hasFrames;
  private final Map<Integer, MethodSites> sitesByMethod = new LinkedHashMap<>();
  private final List<LeftAlone> leftAlone = new ArrayList<>();
  private final Set<String> chosen = new LinkedHashSet<>();
  private int visitedMethods;
  private String className;
  private Construction superCalls;

  /**
   * A finder for one class.
   *
   * @param loader that of the class
   * @param methods those that are worth a look, each by how many are visited before it
   * @param actualSuperclass the internal name of the superclass that the class has already, where
   *     it is being transformed again; else {@code null}
   * @param hasFrames whether stack map frames are visited, expanded, and can be relied on
   */
  SiteFinder(
      Swaps swaps, ClassLoader loader, BitSet methods, String actualSuperclass, boolean hasFrames) {
    super(Opcodes.ASM9);
    this.swaps = swaps;
    this.loader = loader;
    this.methods = methods;
    this.actualSuperclass = actualSuperclass;
    this.hasFrames = hasFrames;
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String superName, String[] ifs) {
    className = name.replace('/', '.');
    LockType type = JdkTypes.of(superName);
    if (type != null) {
      superCalls = new Construction(type).beginsAt(className + ".<init>");
    }
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    int ordinal = visitedMethods++;
    if (!methods.get(ordinal)) {
      return null;
    }
    MethodSites sites = new MethodSites(this, name, hasFrames);
    sitesByMethod.put(ordinal, sites);
    return sites;
  }

  @Override
  public void visitEnd() {
    if (superCalls != null) {
      decideOnSuperclass();
    }
    for (MethodSites sites : sitesByMethod.values()) {
      sites.decide();
    }
  }

  private void decideOnSuperclass() {
    LockType type = superCalls.type();
    if (actualSuperclass == null) {
      decide(superCalls);
    } else if (actualSuperclass.equals(JdkTypes.nameOf(type))) {
      superCalls.prevent("a class that is loaded already keeps its superclass");
      decide(superCalls);
    } else {
      superCalls.decide(new Swap(type, superCalls.site(), strategyToKeep(type)));
    }
  }

  /** The wanted strategy if it fits the drop-in that a loaded class keeps as its superclass. */
  private Strategy strategyToKeep(LockType type) {
    Strategy wanted = swaps.choose(loader, type, superCalls.site()).strategy();
    if (wanted != null && actualSuperclass.equals(DropIns.classFor(type, wanted))) {
      return wanted;
    }
    boolean isWatched = actualSuperclass.equals(DropIns.classFor(type, Strategy.JDK));
    return isWatched ? Strategy.JDK : Strategy.PADDED;
  }

  /** Decides what becomes of that construction. */
  void decide(Construction construction) {
    LockType type = construction.type();
    String site = construction.site();
    Strategy strategy = null;
    if (construction.obstacle() != null) {
      leaveAlone(type, site, construction.obstacle());
    } else if (LockSites.isFull()) {
      leaveAlone(type, className + ".*", "there are too many sites already");
    } else {
      Choice choice = swaps.choose(loader, type, site);
      strategy = choice.strategy();
      if (strategy == null) {
        leaveAlone(type, site, choice.reason());
      } else {
        chosen.add(site + ", " + type.label() + ": " + strategy.label() + ", " + choice.reason());
      }
    }
    construction.decide(new Swap(type, site, strategy));
  }

  void leaveAlone(LockType type, String site, String reason) {
    leftAlone.add(new LeftAlone(site, type, reason));
  }

  String className() {
    return className;
  }

  /** The {@code super(...)} calls; {@code null} if the superclass is none of the three types. */
  Construction superCalls() {
    return superCalls;
  }

  /** What becomes of the superclass; {@code null} if it is none of the three types. */
  Swap superclass() {
    return superCalls == null ? null : superCalls.swap();
  }

  /**
   * The places in a method, in their order; {@code null} if it has none.
   *
   * @param ordinal how many methods are visited before it
   */
  List<Construction> placesIn(int ordinal) {
    MethodSites sites = sitesByMethod.get(ordinal);
    return sites == null ? null : sites.places();
  }

  /** What is to be swapped, how, and who says so; in words for the user. */
  Set<String> chosen() {
    return chosen;
  }

  /** What was left alone, and why. */
  List<LeftAlone> leftAlone() {
    return leftAlone;
  }

  /** Whether anything is to be rewritten. */
  boolean changesAnything() {
    if (superCalls != null && !superCalls.swap().isLeftAlone()) {
      return true;
    }
    for (MethodSites sites : sitesByMethod.values()) {
      for (Construction place : sites.places()) {
        if (!place.swap().isLeftAlone()) {
          return true;
        }
      }
    }
    return false;
  }
}
