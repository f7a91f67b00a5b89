package dev.locksmith.analysis;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Turns findings into the data of a report. */
final class ReportModels {
  private ReportModels() {}

  static ReportModel of(Findings findings) {
    List<SiteContention> sites = findings.contended();
    TimeAxis axis = findings.axis();
    return new ReportModel(
        ReportModel.FORMAT,
        findings.recordings().stream().map(ReportModels::recorded).toList(),
        new ReportModel.Sum(
            sites.stream().mapToLong(SiteContention::contended).sum(),
            sites.stream().mapToLong(SiteContention::totalNanos).sum(),
            sites.size(),
            new ReportModel.Told(
                sites.stream().mapToLong(site -> site.split().waits()).sum(),
                sites.stream().mapToLong(site -> site.split().waitNanos()).sum())),
        new ReportModel.Bins(time(axis.startNanos()), axis.binNanos(), axis.bins()),
        sites.stream().map(ReportModels::site).toList(),
        findings.longestWaits().stream().map(ReportModels::longWait).toList(),
        stacks(findings.stacks().root()),
        places(findings.stillWaitedFor()),
        findings.stillWaiting().stream()
            .map(each -> new ReportModel.Waiter(each.thread(), each.code(), each.owner()))
            .toList(),
        places(findings.withoutWaits()),
        findings.leftAlone().stream()
            .map(group -> new ReportModel.Reason(group.reason(), places(group.places())))
            .toList());
  }

  static ReportModel.Recorded recorded(RecordingInfo recording) {
    Jvm jvm = recording.jvm();
    ContentionSetting setting = recording.setting();
    return new ReportModel.Recorded(
        recording.file().toString(),
        recording.start().toString(),
        recording.length().toNanos(),
        jvm == null
            ? null
            : new ReportModel.Machine(
                jvm.version(), jvm.pid(), Instant.ofEpochMilli(jvm.startMillis()).toString()),
        !setting.isOff(),
        setting.hasThreshold() ? setting.threshold() : null,
        recording.isCounted(),
        recording.lostBytes());
  }

  private static ReportModel.Site site(SiteContention site) {
    SiteKey key = site.key();
    return new ReportModel.Site(
        key.site(),
        key.lockType(),
        key.strategy(),
        site.contended(),
        site.totalNanos(),
        percentiles(site.waits()),
        spin(site.spin()),
        counted(site.waits()),
        new ReportModel.Told(site.split().waits(), site.split().waitNanos()),
        split(site.split()),
        histogram(site.buckets()),
        site.timeline().nanosOfBins(),
        count(site.locks()),
        count(site.waitingThreads()),
        parts(site.modes()),
        parts(site.outcomes()),
        parts(site.waiters()),
        parts(site.owners()),
        site.waitedFor().ranked().stream().map(ReportModels::edge).toList(),
        parts(site.code()));
  }

  static ReportModel.Percentiles percentiles(RecordedWaits waits) {
    boolean isExact = waits.areToldOneByOne();
    return new ReportModel.Percentiles(
        waits.percentileNanos(50),
        isExact ? waits.percentileNanos(90) : null,
        waits.percentileNanos(99),
        isExact ? waits.percentileNanos(99.9) : null,
        waits.maxNanos());
  }

  static ReportModel.Spin spin(SpinShare spin) {
    return spin.isTold() ? new ReportModel.Spin(spin.spinNanos(), spin.waitNanos()) : null;
  }

  private static ReportModel.Counted counted(RecordedWaits waits) {
    return waits.isCounted()
        ? new ReportModel.Counted(
            waits.spinAcquired(), waits.parked(), waits.timedOut(), waits.interrupted())
        : null;
  }

  private static ReportModel.Split split(WaitSplit split) {
    return new ReportModel.Split(
        split.spinNanos(),
        split.parkNanos(),
        split.notToldNanos(),
        split.parks(),
        split.unparkedWaits(),
        split.parkedWaits(),
        split.notToldWaits());
  }

  private static List<ReportModel.Bucket> histogram(WaitBuckets buckets) {
    return IntStream.range(buckets.first(), buckets.end())
        .mapToObj(index -> bucket(index, buckets.bucket(index)))
        .toList();
  }

  private static ReportModel.Bucket bucket(int index, WaitSplit split) {
    return new ReportModel.Bucket(
        WaitBuckets.fromNanos(index),
        WaitBuckets.fromNanos(index + 1),
        split.waits(),
        split.waitNanos(),
        split(split));
  }

  private static ReportModel.Count count(Distinct things) {
    return things.count() == 0 ? null : new ReportModel.Count(things.count(), things.hasMore());
  }

  private static List<ReportModel.Part> parts(List<Share> shares) {
    return shares.stream()
        .map(share -> new ReportModel.Part(share.name(), share.waits(), share.nanos()))
        .toList();
  }

  private static ReportModel.Edge edge(WaitForGraph.Waits edge) {
    return new ReportModel.Edge(edge.waiter(), edge.owner(), edge.waits(), edge.nanos());
  }

  private static ReportModel.LongWait longWait(Wait wait) {
    return new ReportModel.LongWait(
        wait.key().site(),
        wait.key().lockType(),
        wait.key().strategy(),
        time(wait.startNanos()),
        wait.nanos(),
        wait.mode(),
        wait.outcome(),
        wait.waiter(),
        wait.owner());
  }

  /** The children of a node with what is below them added; {@code null} where there are none. */
  private static List<ReportModel.Stack> stacks(StackNode parent) {
    List<ReportModel.Stack> stacks = new ArrayList<>();
    for (StackNode node : parent.children()) {
      List<ReportModel.Stack> children = stacks(node);
      long waits = node.own().waits();
      long nanos = node.own().nanos();
      for (ReportModel.Stack child : children) {
        waits += child.waits();
        nanos += child.waitNanos();
      }
      stacks.add(
          new ReportModel.Stack(node.name(), waits, nanos, children.isEmpty() ? null : children));
    }
    stacks.sort(Comparator.comparingLong(ReportModel.Stack::waitNanos).reversed());
    return stacks;
  }

  private static List<ReportModel.Place> places(List<Swap> swaps) {
    return swaps.stream().map(ReportModels::place).toList();
  }

  private static ReportModel.Place place(Swap swap) {
    return new ReportModel.Place(
        swap.site(),
        swap.lockType().isEmpty() ? null : swap.lockType(),
        swap.swapped() ? swap.strategy() : null,
        swap.swapped() ? swap.created() : null,
        swap.swapped() ? swap.waiting() : null);
  }

  private static String time(long nanos) {
    return Instant.EPOCH.plus(Duration.ofNanos(nanos)).toString();
  }
}
