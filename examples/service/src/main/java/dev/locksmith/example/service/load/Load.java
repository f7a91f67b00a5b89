package dev.locksmith.example.service.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/** Sends a bounded load: as many customers as asked for, and clerks who change prices. */
public final class Load {
  private final URI shop;
  private final LoadOptions options;

  public Load(URI shop, LoadOptions options) {
    this.shop = shop;
    this.options = options;
  }

  /** Runs until the last call is answered. */
  public LoadResult run() throws InterruptedException, ExecutionException {
    int streams = CallStream.streams(options.customers());
    HttpClient http = client();
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

  /** The thread that reads answers hands them over itself: the processors are for the shop. */
  private static HttpClient client() {
    return HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .executor(Runnable::run)
        .build();
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
