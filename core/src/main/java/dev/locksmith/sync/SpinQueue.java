package dev.locksmith.sync;

/**
 * The queue in which the spinners of one lock line up: an MCS lock that a waiter may leave from any
 * place, after Mellor-Crummey and Scott, "Algorithms for Scalable Synchronization on Shared-Memory
 * Multiprocessors" (1991). As with the kernel's {@code osq_lock}, it does not protect the critical
 * section: it decides which one spinner looks at the lock's word, while each other spins on the
 * state of its own node, a cache line that nobody else reads.
 *
 * <p><b>Leaving.</b> {@code osq_lock} unlinks a leaving node from both neighbours, which waits for
 * a neighbour that is itself half-way in. In the kernel such a neighbour cannot be preempted; a
 * Java thread can, for milliseconds. Here a leaver only marks its node as {@link SpinNode#LEFT} and
 * goes; whoever passes the place at the head on steps over marked nodes, and the garbage collector
 * takes care of them. No operation waits for another thread.
 *
 * <p><b>Why the place at the head is not lost.</b> Who passes it on marks its node {@link
 * SpinNode#PASSED} and then looks for a successor; who arrives links itself to its predecessor and
 * then looks for that mark. At least one of the two sees the other. If both do, both try to change
 * the state of the new node from {@link SpinNode#WAITING} to {@link SpinNode#HEAD}, which succeeds
 * once. A node that left before is stepped over by the same rule, with its own mark.
 */
final class SpinQueue extends SpinQueueTail {
  byte p200, p201, p202, p203, p204, p205, p206, p207;
  byte p208, p209, p210, p211, p212, p213, p214, p215;
  byte p216, p217, p218, p219, p220, p221, p222, p223;
  byte p224, p225, p226, p227, p228, p229, p230, p231;
  byte p232, p233, p234, p235, p236, p237, p238, p239;
  byte p240, p241, p242, p243, p244, p245, p246, p247;
  byte p248, p249, p250, p251, p252, p253, p254, p255;
  byte p256, p257, p258, p259, p260, p261, p262, p263;
  byte p264, p265, p266, p267, p268, p269, p270, p271;
  byte p272, p273, p274, p275, p276, p277, p278, p279;
  byte p280, p281, p282, p283, p284, p285, p286, p287;
  byte p288, p289, p290, p291, p292, p293, p294, p295;
  byte p296, p297, p298, p299, p300, p301, p302, p303;
  byte p304, p305, p306, p307, p308, p309, p310, p311;
  byte p312, p313, p314, p315, p316, p317, p318, p319;
  byte p320, p321, p322, p323, p324, p325, p326, p327;
  byte p328, p329, p330, p331, p332, p333, p334, p335;

  /** Lines up. */
  SpinNode join() {
    SpinNode node = new SpinNode();
    SpinNode before = append(node);
    if (before == null) {
      node.state = SpinNode.HEAD;
    } else {
      before.next = node;
      if (before.state == SpinNode.PASSED) {
        node.turnInto(SpinNode.HEAD);
      }
    }
    return node;
  }

  /** Leaves the queue, from any place. */
  void leave(SpinNode node) {
    if (!node.turnInto(SpinNode.LEFT)) {
      passOn(node);
    }
  }

  private void passOn(SpinNode head) {
    SpinNode from = head;
    while (from.next != null || !empty(from)) {
      from.state = SpinNode.PASSED;
      SpinNode next = from.next;
      if (next == null || next.turnInto(SpinNode.HEAD) || next.state != SpinNode.LEFT) {
        return;
      }
      from = next;
    }
  }
}
