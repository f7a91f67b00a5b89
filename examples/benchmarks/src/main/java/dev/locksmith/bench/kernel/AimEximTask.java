package dev.locksmith.bench.kernel;

import dev.locksmith.bench.load.Stop;
import dev.locksmith.bench.load.Task;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.SplittableRandom;

/** One user: picks tasks from the mix, always the same ones for the same user. */
final class AimEximTask extends Task {
  private static final int ENDLESS = 0;
  private static final int HUNDRED = 100;
  private static final int LISTS = 30;
  private static final int READS = 80;
  private static final int WRITES = 85;
  private static final int QUEUES = 97;

  private final SharedTables tables;
  private final MailSpool spool;
  private final int user;
  private final int tasks;
  private long seen;

  /** Works until it is told to stop. */
  AimEximTask(SharedTables tables, MailSpool spool, int user) {
    this(tables, spool, user, ENDLESS);
  }

  /** Does so many tasks, whatever it is told, or works until it is told to stop. */
  AimEximTask(SharedTables tables, MailSpool spool, int user, int tasks) {
    this.tables = tables;
    this.spool = spool;
    this.user = user;
    this.tasks = tasks;
  }

  @Override
  protected long work(Stop stop) {
    SplittableRandom random = new SplittableRandom(user);
    long done = 0;
    while (tasks == ENDLESS ? !stop.isSet() : done < tasks) {
      seen += one(random, done);
      done++;
    }
    return seen < 0 ? 0 : done;
  }

  private int one(SplittableRandom random, long number) {
    int dice = random.nextInt(HUNDRED);
    int key = random.nextInt(SharedTables.KEYS);
    if (dice < LISTS) {
      return tables.appendAndScan(key);
    }
    if (dice < READS) {
      return tables.lookUp(key);
    }
    if (dice < WRITES) {
      return tables.update(key);
    }
    if (dice < QUEUES) {
      return tables.passOn(key);
    }
    try {
      return spool.deliver(user, number);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
