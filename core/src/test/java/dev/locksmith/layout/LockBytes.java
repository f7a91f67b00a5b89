package dev.locksmith.layout;

import java.util.function.Supplier;
import org.openjdk.jol.info.GraphLayout;

/** Measures the memory of locks. */
public final class LockBytes {
  private LockBytes() {}

  /** What one more lock takes, without what all locks of a site share. */
  public static long perLock(Supplier<?> maker) {
    int many = 100;
    Object[] one = {maker.get()};
    Object[] more = new Object[many];
    more[0] = one[0];
    for (int i = 1; i < many; i++) {
      more[i] = maker.get();
    }
    long references = GraphLayout.parseInstance((Object) new Object[many]).totalSize();
    long reference = GraphLayout.parseInstance((Object) new Object[1]).totalSize();
    long extra = GraphLayout.parseInstance((Object) more).totalSize() - references;
    return (extra - GraphLayout.parseInstance((Object) one).totalSize() + reference) / (many - 1);
  }
}
