package dev.locksmith.example.service;

import dev.locksmith.example.service.load.Audit;
import dev.locksmith.example.service.load.Load;
import dev.locksmith.example.service.load.LoadOptions;
import dev.locksmith.example.service.load.LoadResult;
import dev.locksmith.example.service.shop.Ledger;
import dev.locksmith.example.service.shop.Shop;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Opens the shop, sends it a bounded load, and checks that no order was lost or doubled. */
@Command(
    name = "service",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Opens a shop that takes orders over HTTP, loads it, and audits its books.",
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:every order is in the books exactly once",
      "1:the shop failed, or an order was lost or doubled",
      "2:bad usage"
    })
public final class Main implements Callable<Integer> {
  private static final int MOST_SHOWN = 10;
  private static final int DEFAULT_SECONDS = 10;

  @Spec private CommandSpec spec;

  @Option(
      names = "--requests",
      paramLabel = "N",
      description = "Stop after N requests; 0 only opens and closes the shop.")
  private Long requests;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Stop after S seconds (default: " + DEFAULT_SECONDS + ").")
  private Integer seconds;

  @Option(
      names = "--customers",
      paramLabel = "N",
      defaultValue = "24",
      description = "How many customers call at the same time, besides two clerks (default: 24).")
  private int customers;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same seed, requests and customers give the same answers (default: 1).")
  private long seed;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "0",
      description = "The loopback port to listen on (default: a free one).")
  private int port;

  @Option(
      names = "--work-dir",
      paramLabel = "DIR",
      description = "Keep the log files here (default: a temporary directory).")
  private Path workDirectory;

  private Main() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setParameterExceptionHandler(
            (e, args) -> complain(e.getCommandLine(), firstLine(e) + " (see --help)", 2))
        .setExecutionExceptionHandler((e, line, result) -> complain(line, firstLine(e), 1));
  }

  @Override
  public Integer call() throws Exception {
    LoadOptions options = options();
    try (WorkDirectory work =
            workDirectory == null ? WorkDirectory.temporary() : WorkDirectory.named(workDirectory);
        Shop shop = Shop.open(port, work.path())) {
      say("ready: %d ms after start, at %s".formatted(millisSinceStart(), shop.address()));
      LoadResult result = new Load(shop.address(), options).run();
      result.lines().forEach(this::say);
      say("answers: " + result.answersDigest());
      return audit(result, shop.ledger());
    }
  }

  private int audit(LoadResult result, Ledger ledger) {
    List<String> wrong = new ArrayList<>(result.failures());
    wrong.addAll(Audit.findings(result.accepted(), ledger));
    say(
        "orders: %d accepted, %d stored"
            .formatted(result.accepted().size(), ledger.orders().size()));
    if (wrong.isEmpty()) {
      say("audit: passed, every order is stored once and the stock agrees");
      return 0;
    }
    wrong.stream().limit(MOST_SHOWN).forEach(this::say);
    say("audit: FAILED, %d findings".formatted(wrong.size()));
    return 1;
  }

  private LoadOptions options() {
    if (requests != null && seconds != null) {
      throw refuse("give --requests or --seconds, not both");
    }
    check("--customers", customers, 1, 48);
    check("--port", port, 0, 65_535);
    if (requests != null) {
      check("--requests", requests, 0, 10_000_000);
      return LoadOptions.ofRequests(requests, customers, seed);
    }
    int limit = seconds == null ? DEFAULT_SECONDS : seconds;
    check("--seconds", limit, 1, 3_600);
    return LoadOptions.ofTime(Duration.ofSeconds(limit), customers, seed);
  }

  private void check(String option, long value, long least, long most) {
    if (value < least || value > most) {
      throw refuse("%s must be %d to %d, not %d".formatted(option, least, most, value));
    }
  }

  private ParameterException refuse(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private void say(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }

  private static int complain(CommandLine line, String reason, int status) {
    line.getErr().println("service: " + reason);
    return status;
  }

  private static String firstLine(Exception e) {
    String reason = e.getMessage() == null ? "" : e.getMessage();
    return reason.lines().findFirst().orElse(e.toString());
  }

  private static long millisSinceStart() {
    return System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime();
  }
}
