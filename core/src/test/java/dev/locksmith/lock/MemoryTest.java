package dev.locksmith.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locksmith.layout.ForkedJvm;
import dev.locksmith.site.LockSite;
import dev.locksmith.site.LockType;
import dev.locksmith.site.PaddingBudget;
import dev.locksmith.site.Strategy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A site that makes very many locks must not fill the heap with pads. */
final class MemoryTest {
  @Test
  void manyLocksFitASmallHeap() throws Exception {
    List<String> flags = new ArrayList<>(List.of("-Xmx256m", "-Djdk.attach.allowAttachSelf=true"));
    if (Runtime.version().feature() >= 21) {
      flags.add("-XX:+EnableDynamicAgentLoading");
    }
    ForkedJvm.Result result = ForkedJvm.run(flags, MemoryCheck.class);
    System.out.println(result.output());
    assertEquals(0, result.status(), result.output());
    assertTrue(result.output().contains(MemoryCheck.LOCKS + " locks made"), result.output());
  }

  @Test
  void budgetIsPerSite() {
    LockSite site = TunedFixtures.site(LockType.REENTRANT_LOCK, Strategy.PADDED);
    for (int i = 0; i < PaddingBudget.LOCKS; i++) {
      assertTrue(site.paddingBudget().take());
    }
    assertTrue(site.paddingBudget().isSpent());
    assertTrue(!site.paddingBudget().take());
    LockSite other = TunedFixtures.site(LockType.REENTRANT_LOCK, Strategy.PADDED);
    assertTrue(other.paddingBudget().take());
  }
}
