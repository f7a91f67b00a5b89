/**
 * A shop that takes orders over HTTP. It contends as services in production do: on the locks inside
 * its web server, connection pool, caches, bulkhead and logging, and on a few of its own.
 *
 * <p>Whoever waits for a lock here may hold only what stands before it in this order, so that no
 * cycle can form: price stripe or dock, connection, what the database locks inside, log.
 */
package dev.locksmith.example.service.shop;
