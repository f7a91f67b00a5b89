package dev.locksmith.sync;

import dev.locksmith.site.LockSite;

/**
 * A synchronizer of permits whose word has cache lines of its own: 128 bytes without use on both
 * sides.
 */
@SuppressWarnings("serial") // Never written to a stream: the drop-ins write a lock of the JDK.
public final class PaddedPermit extends PermitWord {
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

  /**
   * A synchronizer without permits yet.
   *
   * @param site where the semaphore is made
   * @param fair whether waiters are served in the order of their arrival
   */
  public PaddedPermit(LockSite site, boolean fair) {
    super(site, fair);
  }
}
