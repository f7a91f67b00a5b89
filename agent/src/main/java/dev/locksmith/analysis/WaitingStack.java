package dev.locksmith.analysis;

import java.util.List;
import jdk.jfr.consumer.RecordedFrame;

/**
 * The application's part of the stack of a thread that waited.
 *
 * @param frames from the code that waited towards the beginning of the thread; empty where not
 *     recorded
 * @param isCut whether the recorder left out the beginning of the thread, since the stack was deep
 */
record WaitingStack(List<RecordedFrame> frames, boolean isCut) {
  static final WaitingStack NONE = new WaitingStack(List.of(), false);
}
