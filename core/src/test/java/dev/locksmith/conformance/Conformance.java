package dev.locksmith.conformance;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.Parameter;

/**
 * The base of a class of checks. Each check runs in a thread of its own, so that a lock that hangs
 * fails its check and no other, and an interrupt left over cannot reach the next one.
 */
@ExtendWith(NamesTheSubject.class)
@Timeout(value = 90, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
abstract class Conformance {
  @Parameter Subject subject;
}
