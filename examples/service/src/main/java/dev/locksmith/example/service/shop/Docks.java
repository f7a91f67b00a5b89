package dev.locksmith.example.service.shop;

import com.google.common.util.concurrent.Striped;
import java.util.concurrent.Semaphore;

/** The packing docks of the warehouses: a customer's orders always leave by the same warehouse. */
final class Docks {
  private static final int WAREHOUSES = 2;
  private static final int DOCKS_EACH = 3;

  @SuppressWarnings("UnstableApiUsage") // Striped has been in beta since Guava 13.
  private final Striped<Semaphore> warehouses = Striped.semaphore(WAREHOUSES, DOCKS_EACH);

  /** Waits for a dock of the customer's warehouse; whoever got it releases it. */
  Semaphore acquire(int customer) throws InterruptedException {
    Semaphore docks = warehouses.getAt(Math.floorMod(customer, WAREHOUSES));
    docks.acquire();
    return docks;
  }
}
