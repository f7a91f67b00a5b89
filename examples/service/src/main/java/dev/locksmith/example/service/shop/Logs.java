package dev.locksmith.example.service.shop;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import org.slf4j.LoggerFactory;

/**
 * The log files of the shop, rolled so that a long run cannot fill the disk. What the shop says
 * goes through a queue to {@code shop.log}; the access log is written by the threads that serve.
 */
final class Logs implements AutoCloseable {
  /** The name of the logger that gets one line per request. */
  static final String ACCESS = "access";

  private static final FileSize LARGEST_FILE = new FileSize(8 * FileSize.MB_COEFFICIENT);
  private static final int QUEUED_EVENTS = 1_024;

  private final LoggerContext context;

  private Logs(LoggerContext context) {
    this.context = context;
  }

  /** Sends all logging of this JVM into files in that directory, and none elsewhere. */
  static Logs open(Path directory) {
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    context.reset();
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.WARN);
    root.addAppender(
        queued(context, file(context, directory, "shop", "%d %-5level [%thread] %m%n")));
    context.getLogger(Logs.class.getPackageName()).setLevel(Level.INFO);
    Logger access = context.getLogger(ACCESS);
    access.setLevel(Level.INFO);
    access.setAdditive(false);
    access.addAppender(file(context, directory, "access", "%m%n"));
    return new Logs(context);
  }

  private static Appender<ILoggingEvent> queued(
      LoggerContext context, Appender<ILoggingEvent> target) {
    AsyncAppender appender = new AsyncAppender();
    appender.setContext(context);
    appender.setName("queued-" + target.getName());
    appender.setQueueSize(QUEUED_EVENTS);
    appender.setDiscardingThreshold(0);
    appender.addAppender(target);
    appender.start();
    return appender;
  }

  private static Appender<ILoggingEvent> file(
      LoggerContext context, Path directory, String name, String pattern) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern(pattern);
    encoder.start();
    RollingFileAppender<ILoggingEvent> appender = new RollingFileAppender<>();
    appender.setContext(context);
    appender.setName(name);
    appender.setFile(directory.resolve(name + ".log").toString());
    appender.setEncoder(encoder);
    FixedWindowRollingPolicy files = new FixedWindowRollingPolicy();
    files.setContext(context);
    files.setParent(appender);
    files.setFileNamePattern(directory.resolve(name + ".%i.log").toString());
    files.setMinIndex(1);
    files.setMaxIndex(2);
    files.start();
    SizeBasedTriggeringPolicy<ILoggingEvent> size = new SizeBasedTriggeringPolicy<>();
    size.setContext(context);
    size.setMaxFileSize(LARGEST_FILE);
    size.start();
    appender.setRollingPolicy(files);
    appender.setTriggeringPolicy(size);
    appender.start();
    return appender;
  }

  @Override
  public void close() {
    context.reset();
  }
}
