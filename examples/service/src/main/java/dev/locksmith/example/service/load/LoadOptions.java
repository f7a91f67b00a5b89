package dev.locksmith.example.service.load;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * How much load there is.
 *
 * @param requests how many calls in all, or nothing if the time limits them
 * @param time how long calls are started, if no number limits them
 * @param customers how many send calls at the same time, besides the clerks
 * @param seed from which all calls follow
 */
public record LoadOptions(OptionalLong requests, Duration time, int customers, long seed) {
  public static LoadOptions ofRequests(long requests, int customers, long seed) {
    return new LoadOptions(OptionalLong.of(requests), Duration.ZERO, customers, seed);
  }

  public static LoadOptions ofTime(Duration time, int customers, long seed) {
    return new LoadOptions(OptionalLong.empty(), time, customers, seed);
  }
}
