package dev.locksmith.example.service.load;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import org.eclipse.jetty.client.HttpClient;

/** Sends a bounded load: as many customers as asked for, and clerks who change prices. */
public final class Load {
  private final URI shop;
  private final LoadOptions options;

  public Load(URI shop, LoadOptions options) {
    this.shop = shop;
    this.options = options;
  }

  /**
   * Runs until the last call is answered.
   *
   * @throws Exception if the client does not start or stop, or a caller fails
   */
  public LoadResult run() throws Exception {
    int streams = CallStream.streams(options.customers());
    HttpClient http = client(streams);
    http.start();
    try {
      return run(http, streams);
    } finally {
      http.stop();
    }
  }

  private LoadResult run(HttpClient http, int streams)
      throws InterruptedException, ExecutionException {
    ExecutorService callers = Executors.newFixedThreadPool(streams);
    try {
      long start = System.nanoTime();
      Predicate<Call> goOn = limit(start);
      List<Future<Tally>> running = new ArrayList<>();
      for (int i = 0; i < streams; i++) {
        CallStream calls = new CallStream(options.seed(), i, options.customers());
        running.add(callers.submit(new Caller(http, shop, calls, goOn)));
      }
      Tally all = new Tally();
      for (Future<Tally> caller : running) {
        all.addAll(caller.get());
      }
      return new LoadResult(all, System.nanoTime() - start);
    } finally {
      callers.shutdownNow();
    }
  }

  /** As many connections as callers, so that no call waits for one. */
  private static HttpClient client(int streams) {
    HttpClient http = new HttpClient();
    http.setMaxConnectionsPerDestination(streams);
    return http;
  }

  private Predicate<Call> limit(long start) {
    if (options.requests().isPresent()) {
      long requests = options.requests().getAsLong();
      return call -> call.id() < requests;
    }
    long nanos = options.time().toNanos();
    return call -> System.nanoTime() - start < nanos;
  }
}
