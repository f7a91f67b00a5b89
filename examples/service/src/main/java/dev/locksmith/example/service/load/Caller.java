package dev.locksmith.example.service.load;

import java.net.URI;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.eclipse.jetty.client.ContentResponse;
import org.eclipse.jetty.client.HttpClient;

/** Sends the calls of one stream, each when the one before is answered. */
final class Caller implements Callable<Tally> {
  private final HttpClient http;
  private final URI shop;
  private final CallStream calls;
  private final Predicate<Call> goOn;
  private final Tally tally = new Tally();

  /**
   * @param goOn whether to send that call; the first that is not to be sent ends the caller
   */
  Caller(HttpClient http, URI shop, CallStream calls, Predicate<Call> goOn) {
    this.http = http;
    this.shop = shop;
    this.calls = calls;
    this.goOn = goOn;
  }

  /** A call without an answer ends it too, since what the shop made of that call is not known. */
  @Override
  public Tally call() throws InterruptedException {
    for (Call call = calls.next(); goOn.test(call); call = calls.next()) {
      try {
        send(call);
      } catch (ExecutionException | TimeoutException e) {
        tally.failures.add("%s %s: %s".formatted(call.kind(), call.path(), e));
        break;
      }
    }
    return tally;
  }

  private void send(Call call) throws InterruptedException, ExecutionException, TimeoutException {
    long start = System.nanoTime();
    ContentResponse response = call.request(http, shop).send();
    tally.latencies.record(call.kind(), System.nanoTime() - start);
    tally.answers.add(call.id(), response.getStatus(), response.getContentAsString());
    if (response.getStatus() >= 300) {
      tally.failures.add(
          "%s %s: %d %s"
              .formatted(
                  call.kind(), call.path(), response.getStatus(), response.getContentAsString()));
      return;
    }
    call.order().ifPresent(tally.accepted::add);
  }
}
