package dev.locksmith.example.service.shop;

import com.google.common.util.concurrent.Uninterruptibles;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Workers that take paid orders from a short queue, pack them at a dock and store them. */
final class Fulfilment implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Fulfilment.class);
  private static final int QUEUED = 4;
  private static final int WORKERS = 8;
  private static final int LONGEST_WAIT_SECONDS = 30;

  private record Job(StoredOrder order, CompletableFuture<Void> done) {}

  private final BoundedQueue<Job> queue = new BoundedQueue<>(QUEUED);
  private final Docks docks = new Docks();
  private final OrderStore store;
  private final List<Thread> workers;

  Fulfilment(OrderStore store) {
    this.store = store;
    this.workers =
        IntStream.range(0, WORKERS)
            .mapToObj(i -> new Thread(this::work, "fulfilment-" + i))
            .toList();
    workers.forEach(Thread::start);
  }

  /** Returns when the order is stored. */
  void fulfil(StoredOrder order) throws InterruptedException, ExecutionException, TimeoutException {
    Job job = new Job(order, new CompletableFuture<>());
    queue.put(job);
    job.done().get(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
  }

  private void work() {
    try {
      while (true) {
        serve(queue.take());
      }
    } catch (InterruptedException e) {
      LOG.debug("closing");
    }
  }

  private void serve(Job job) throws InterruptedException {
    Order order = job.order().order();
    Semaphore dock = docks.acquire(order.customer());
    try {
      store.record(job.order());
      LOG.info("order {} packed, {} units", order.key(), order.units());
      job.done().complete(null);
    } catch (SQLException | RuntimeException e) {
      LOG.error("order {} not stored", order.key(), e);
      job.done().completeExceptionally(e);
    } finally {
      dock.release();
    }
  }

  @Override
  public void close() {
    workers.forEach(Thread::interrupt);
    workers.forEach(Uninterruptibles::joinUninterruptibly);
  }
}
