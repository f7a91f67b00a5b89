package dev.locksmith.example.service.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CallStreamTest {
  private static final int CUSTOMERS = 3;
  private static final int STREAMS = CallStream.streams(CUSTOMERS);

  @Test
  void followsFromTheSeed() {
    assertEquals(calls(1, 0), calls(1, 0));
    assertNotEquals(calls(1, 0), calls(2, 0));
  }

  @Test
  void customersDoAllButChangePrices() {
    assertEquals(EnumSet.of(Kind.PLACE_ORDER, Kind.READ_ORDER, Kind.SEARCH), kinds(0));
  }

  @Test
  void theLastStreamsAreTheClerks() {
    for (int stream = CUSTOMERS; stream < STREAMS; stream++) {
      assertEquals(EnumSet.of(Kind.CHANGE_PRICE), kinds(stream));
    }
  }

  @Test
  void noTwoCallsShareANumber() {
    long distinct =
        IntStream.range(0, STREAMS)
            .mapToObj(stream -> calls(1, stream))
            .flatMap(List::stream)
            .map(Call::id)
            .distinct()
            .count();

    assertEquals(STREAMS * 100L, distinct);
  }

  private static Set<Kind> kinds(int stream) {
    return calls(1, stream).stream().map(Call::kind).collect(Collectors.toSet());
  }

  private static List<Call> calls(long seed, int stream) {
    CallStream calls = new CallStream(seed, stream, CUSTOMERS);
    return Stream.generate(calls::next).limit(100).toList();
  }
}
