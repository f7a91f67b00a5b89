package dev.locksmith.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A fair lock goes to the thread that has waited longest. Readers, who enter together, are the
 * subject of {@link FairReadWriteTest}.
 */
@FairSubject
class FairOrderTest extends Conformance {
  private final List<Integer> order = Collections.synchronizedList(new ArrayList<>());

  private interface Acquisition {
    void run(Takeable it) throws InterruptedException;
  }

  @EveryExclusiveMode
  void uninterruptibleForm(Mode mode) {
    assertFirstComeFirstServed(mode, List.of(Takeable::take));
  }

  @EveryExclusiveMode
  void interruptibleForm(Mode mode) {
    assertFirstComeFirstServed(mode, List.of(Takeable::takeInterruptibly));
  }

  @EveryExclusiveMode
  void timedForm(Mode mode) {
    assertFirstComeFirstServed(mode, List.of(it -> it.tryTake(1, TimeUnit.HOURS)));
  }

  @EveryExclusiveMode
  void allFormsMixed(Mode mode) {
    assertFirstComeFirstServed(
        mode,
        List.of(it -> it.tryTake(1, TimeUnit.HOURS), Takeable::take, Takeable::takeInterruptibly));
  }

  private void assertFirstComeFirstServed(Mode mode, List<Acquisition> forms) {
    Takeable it = mode.make(subject);
    it.occupy();
    List<Worker<Void>> waiters = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      waiters.add(enters(i, forms.get(i % forms.size()), it).awaitParked());
    }
    it.vacate();
    waiters.forEach(Worker::get);
    assertEquals(List.of(0, 1, 2, 3, 4, 5), order);
  }

  @EveryExclusiveMode
  void timedFormWaitsBehindTheQueue(Mode mode) throws InterruptedException {
    assertLatecomerIsSecond(mode, it -> it.tryTake(1, TimeUnit.HOURS));
  }

  @EveryExclusiveMode
  void latecomerWaitsBehindTheQueue(Mode mode) throws InterruptedException {
    assertLatecomerIsSecond(mode, Takeable::take);
  }

  private void assertLatecomerIsSecond(Mode mode, Acquisition form) throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      order.clear();
      Takeable it = mode.make(subject);
      it.occupy();
      Worker<Void> waiter = enters(0, Takeable::take, it).awaitParked();
      it.vacate();
      form.run(it);
      order.add(1);
      it.give();
      waiter.get();
      assertEquals(List.of(0, 1), order);
    }
  }

  @EveryExclusiveMode
  void interruptedWaiterLosesItsPlace(Mode mode) {
    Takeable it = mode.make(subject);
    it.occupy();
    Worker<Void> first = enters(0, Takeable::take, it).awaitParked();
    Worker<Outcome> second =
        Worker.call(() -> Outcome.ofTaking(it::takeInterruptibly)).awaitParked();
    Worker<Void> third = enters(2, Takeable::take, it).awaitParked();
    second.interrupt();
    assertEquals(Outcome.THROWN, second.get());
    assertFalse(third.done());
    it.vacate();
    first.get();
    third.get();
    assertEquals(List.of(0, 2), order);
  }

  private Worker<Void> enters(int number, Acquisition form, Takeable it) {
    return Worker.run(
        () -> {
          form.run(it);
          order.add(number);
          it.give();
        });
  }
}
