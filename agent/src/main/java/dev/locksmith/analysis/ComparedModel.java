package dev.locksmith.analysis;

import java.util.List;

/**
 * A comparison as data: the JSON has these names. Durations are in nanoseconds. What is missing in
 * a recording is left out.
 *
 * @param format the name of this format and its version
 * @param before the first recording
 * @param after the second recording
 * @param sites those that were contended in either; the longest wait per second first
 */
record ComparedModel(
    String format, ReportModel.Recorded before, ReportModel.Recorded after, List<Site> sites) {

  static final String FORMAT = "locksmith-comparison-2";

  static ComparedModel of(Compared compared) {
    return new ComparedModel(
        FORMAT,
        ReportModels.recorded(compared.before()),
        ReportModels.recorded(compared.after()),
        compared.sites().stream().map(Site::of).toList());
  }

  /**
   * A site.
   *
   * @param ratio the second recording divided by the first; missing where the site is only in one
   */
  record Site(String site, String lockType, Rate before, Rate after, Ratio ratio) {
    private static Site of(ComparedSite site) {
      return new Site(
          site.site(),
          site.lockType(),
          Rate.of(site.before()),
          Rate.of(site.after()),
          site.isInBoth() ? Ratio.of(site.before(), site.after()) : null);
    }
  }

  /**
   * The waits of a site in one recording, in all and per second of the recording.
   *
   * @param counted whether every wait was counted; else these are of the waits that have an event
   */
  record Rate(
      List<String> strategies,
      boolean counted,
      long contended,
      double contendedPerSecond,
      long waitNanos,
      double waitNanosPerSecond,
      ReportModel.Percentiles percentiles,
      ReportModel.Spin spin) {
    private static Rate of(SiteRate rate) {
      return rate == null
          ? null
          : new Rate(
              List.copyOf(rate.strategies()),
              rate.waits().isCounted(),
              rate.waits().contended(),
              rate.contendedPerSecond(),
              rate.waits().totalNanos(),
              rate.waitNanosPerSecond(),
              ReportModels.percentiles(rate.waits()),
              ReportModels.spin(rate.spin()));
    }
  }

  /** Ratios; one whose divisor is zero is missing. The first two are of the rates per second. */
  record Ratio(Double contended, Double waited, Double p50, Double p99, Double max) {
    static Ratio of(SiteRate before, SiteRate after) {
      return new Ratio(
          ratio(before.contendedPerSecond(), after.contendedPerSecond()),
          ratio(before.waitNanosPerSecond(), after.waitNanosPerSecond()),
          ratio(before.waits().percentileNanos(50), after.waits().percentileNanos(50)),
          ratio(before.waits().percentileNanos(99), after.waits().percentileNanos(99)),
          ratio(before.waits().maxNanos(), after.waits().maxNanos()));
    }

    private static Double ratio(long before, long after) {
      return ratio((double) before, (double) after);
    }

    private static Double ratio(double before, double after) {
      return before == 0 ? null : after / before;
    }
  }
}
