"use strict";

/** When threads waited: how many at a time, and the longest waits one by one. */
const Timeline = (() => {
  const MOST_SITES = 8;
  const LEFT = 48;
  const RIGHT = 12;

  /** The sites with colours of their own, and what the rest is. */
  function palette(sites) {
    const colours = new Map(
      sites.slice(0, MOST_SITES).map((site, index) => [key(site), Chart.COLOURS[index]]));
    return (site) => colours.get(key(site)) ?? Chart.REST;
  }

  function key(site) {
    return JSON.stringify([site.site, site.lockType, site.strategy]);
  }

  function legend(part, sites, colour) {
    const entries = sites.slice(0, MOST_SITES).map((site) => ({
      name: Figures.brief(site.site) + ", " + Figures.printable(site.strategy),
      colour: colour(site),
    }));
    if (sites.length > MOST_SITES) {
      entries.push({
        name: Figures.counted(sites.length - MOST_SITES, "more site"),
        colour: Chart.REST,
      });
    }
    Chart.legend(part, entries);
  }

  function times(report, width) {
    const start = Date.parse(report.timeline.start);
    const length = (report.timeline.bins * report.timeline.binNanos) / 1e6;
    return d3.scaleUtc([start, start + length], [LEFT, width - RIGHT]);
  }

  function timeAxis(svg, scale, y, width) {
    const [start, end] = scale.domain();
    const format = end - start < 3_600_000 ? d3.utcFormat("%H:%M:%S") : undefined;
    Chart.bottomAxis(svg, scale, y, Math.max(2, Math.floor(width / 110)), format);
  }

  /** The average number of waiting threads in each bin, one layer for each site. */
  function layers(report) {
    const named = report.sites.slice(0, MOST_SITES);
    const rest = report.sites.slice(MOST_SITES);
    const bins = d3.range(report.timeline.bins).map((bin) => {
      const waiting = named.map((site) => site.waitNanosOfBins[bin] / report.timeline.binNanos);
      waiting.push(d3.sum(rest, (site) => site.waitNanosOfBins[bin]) / report.timeline.binNanos);
      return waiting;
    });
    return d3.stack().keys(d3.range(named.length + 1)).value((bin, layer) => bin[layer])(bins);
  }

  function drawThreads(report, colour, block, width) {
    const height = 230;
    const bottom = height - 22;
    const stacked = layers(report);
    const x = times(report, width);
    const most = d3.max(stacked[stacked.length - 1], (bin) => bin[1]);
    const y = d3.scaleLinear([0, most || 1], [bottom, 18]).nice();
    const binWidth = report.timeline.binNanos / 1e6;
    const begin = Date.parse(report.timeline.start);
    const svg = Chart.svg(block, width, height, "Threads waiting over time");
    const area = d3
      .area()
      .curve(d3.curveStepAfter)
      .x((bin, index) => x(begin + index * binWidth))
      .y0((bin) => y(bin[0]))
      .y1((bin) => y(bin[1]));
    svg
      .append("g")
      .selectAll("path")
      .data(stacked)
      .join("path")
      .attr("fill", (layer, index) =>
        index < report.sites.length && index < MOST_SITES
          ? colour(report.sites[index])
          : Chart.REST)
      .attr("d", (layer) => area([...layer, layer[layer.length - 1]]));
    timeAxis(svg, x, bottom, width);
    Chart.leftAxis(svg, y, LEFT, 5);
    Chart.label(svg, "threads waiting, on average");
  }

  function drawLongest(report, colour, block, width) {
    const height = 230;
    const bottom = height - 22;
    const waits = report.longestWaits.filter((wait) => wait.waitNanos > 0);
    const x = times(report, width);
    const y = d3
      .scaleLog(d3.extent(waits, (wait) => wait.waitNanos), [bottom, 18])
      .nice();
    const svg = Chart.svg(block, width, height, "The longest waits over time");
    svg
      .append("g")
      .selectAll("circle")
      .data(waits)
      .join("circle")
      .attr("cx", (wait) => x(Date.parse(wait.start)))
      .attr("cy", (wait) => y(wait.waitNanos))
      .attr("r", 2.5)
      .attr("fill", colour)
      .attr("fill-opacity", 0.75)
      .append("title")
      .text(describe);
    timeAxis(svg, x, bottom, width);
    const [least, most] = y.domain();
    Chart.leftAxis(svg, y, LEFT, Chart.powersOfTen(least, most, 8), Figures.brieflyNanos);
    Chart.label(svg, "wait (log)");
  }

  function describe(wait) {
    return [
      Figures.printable(wait.site),
      Figures.duration(wait.waitNanos) + " from " + wait.start,
      Figures.printable(wait.waiter) +
        (wait.owner === undefined ? "" : " behind " + Figures.printable(wait.owner)),
      Figures.printable(wait.mode) + ", " + Figures.printable(wait.outcome),
    ].join("\n");
  }

  /** What a recording with a threshold leaves out here. */
  function ofTheTold(sum) {
    return sum.told.waits < sum.contended
      ? " Of the " + Figures.count(sum.told.waits) + " waits that have events of their own."
      : "";
  }

  function show(report) {
    const colour = palette(report.sites);
    const part = Chart.section(
      "Waits over time",
      "How many threads waited at a time, by site; below it, the " +
        Figures.count(report.longestWaits.length) + " longest waits one by one. Times are UTC." +
        ofTheTold(report.contention));
    legend(part, report.sites, colour);
    Chart.responsive(part, (block, width) => drawThreads(report, colour, block, width));
    if (report.longestWaits.some((wait) => wait.waitNanos > 0)) {
      Chart.responsive(part, (block, width) => drawLongest(report, colour, block, width));
    }
  }

  return { show };
})();
