package dev.locksmith.example.reports;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.FileAppender;
import dev.locksmith.example.verdict.program.Throughput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.ExecutionException;
import org.slf4j.LoggerFactory;

/**
 * Two threads take orders, sign each, and write that into one log file with Logback, each line at
 * once, as servers do.
 */
public final class LogFile {
  private static final int THREADS = 2;
  private static final Duration LENGTH = Duration.ofSeconds(3);

  private LogFile() {}

  /** Runs; needs no arguments. */
  public static void main(String[] args)
      throws IOException, InterruptedException, ExecutionException {
    Path file = Files.createTempFile("locksmith-example", ".log");
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    context.reset();
    try {
      Logger logger = context.getLogger("shop");
      logger.addAppender(appender(context, file));
      Throughput.print(
          THREADS,
          LENGTH,
          value -> {
            logger.info("order {} was accepted, receipt {}", value, receipt(value));
            return value + 1;
          });
      if (Files.size(file) == 0) {
        throw new IOException("Logback has written nothing");
      }
    } finally {
      context.stop();
      Files.delete(file);
    }
  }

  private static String receipt(long order) {
    try {
      byte[] number = Long.toString(order).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(number));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has it", e);
    }
  }

  private static FileAppender<ILoggingEvent> appender(LoggerContext context, Path file) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern("%d %-5level [%thread] %logger %msg%n");
    encoder.start();
    FileAppender<ILoggingEvent> appender = new FileAppender<>();
    appender.setContext(context);
    appender.setFile(file.toString());
    appender.setEncoder(encoder);
    appender.start();
    return appender;
  }
}
