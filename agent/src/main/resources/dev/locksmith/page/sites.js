"use strict";

/** The contended sites: a table, and a card for each with the distribution of its waits. */
const Sites = (() => {
  const MOST_ROWS = 100;
  const MOST_CARDS = 20;
  const MOST_PARTS = 6;

  const KINDS = [
    { name: "never parked", colour: "var(--spin)", waits: "unparkedWaits" },
    { name: "parked", colour: "var(--park)", waits: "parkedWaits" },
    { name: "not told (the JDK's own lock)", colour: "var(--untold)", waits: "notToldWaits" },
  ];

  const TIMES = [
    { name: "spinning", colour: "var(--spin)", nanos: "spinNanos" },
    { name: "parked", colour: "var(--park)", nanos: "parkNanos" },
    { name: "not told", colour: "var(--untold)", nanos: "notToldNanos" },
  ];

  const COLUMNS = [
    { head: "contended", value: (site) => site.contended, text: Figures.count },
    { head: "total", value: (site) => site.waitNanos, text: Figures.duration },
    { head: "p50", value: (site) => site.percentiles.p50Nanos, text: Figures.duration },
    { head: "p99", value: (site) => site.percentiles.p99Nanos, text: Figures.duration },
    { head: "max", value: (site) => site.percentiles.maxNanos, text: Figures.duration },
  ];

  function kind(site) {
    return Figures.printable(site.lockType) + ", " + Figures.printable(site.strategy);
  }

  function table(sites) {
    const part = Chart.section(
      "Most contended sites",
      "By total wait. Spin: the part of the wait that was spent spinning." +
        (sites.some(isMoreThanTold)
          ? " All of this is counted, of every wait; p50 and p99 within 7%, and of sites that waited" +
            " for more than one period between those of the periods."
          : ""));
    const table = part.append("div").attr("class", "scroll").append("table");
    const head = table.append("thead").append("tr");
    head.append("th").attr("class", "name").text("site");
    COLUMNS.forEach((column) => head.append("th").text(column.head));
    head.append("th").text("spin");
    const body = table.append("tbody").attr("id", "site-rows");
    sites.slice(0, MOST_ROWS).forEach((site, index) => row(body, site, index));
    if (sites.length > MOST_ROWS) {
      part.append("p").text(
        "... and " + Figures.counted(sites.length - MOST_ROWS, "more site") + " (in --json)");
    }
  }

  function row(body, site, index) {
    const row = body.append("tr");
    const name = row.append("td").attr("class", "name");
    const title = index < MOST_CARDS ? name.append("a").attr("href", "#site-" + index) : name;
    Figures.write(title, site.site);
    name.append("div").attr("class", "faint").text(kind(site));
    for (const column of COLUMNS) {
      const value = column.value(site);
      row
        .append("td")
        .attr("data-head", column.head)
        .attr("data-value", value)
        .text(column.text(value));
    }
    row
      .append("td")
      .attr("data-head", "spin")
      .attr("data-value", site.spin ? site.spin.spinNanos : 0)
      .text(site.spin ? Figures.percent(site.spin.spinNanos, site.spin.waitNanos) : "not told");
  }

  /** Whether there are waits that have no event of their own, but for a few. */
  function isMoreThanTold(site) {
    return site.told.waits < site.contended * 0.99;
  }

  function histogram(site, block, width) {
    const left = 44;
    const height = 170;
    const bottom = height - 22;
    const buckets = site.histogram;
    const from = Math.max(1, buckets[0].fromNanos);
    const to = Math.max(2, buckets[buckets.length - 1].toNanos);
    const x = d3.scaleLog([from, to], [left, width - 8]);
    const most = d3.max(buckets, (bucket) => bucket.waits);
    const y = d3.scaleLinear([0, most], [bottom, 18]).nice();
    const svg = Chart.svg(block, width, height, "Waits of the site by their length");
    for (const bucket of buckets) {
      const begin = x(Math.max(1, bucket.fromNanos));
      const end = x(Math.max(2, bucket.toNanos));
      let base = 0;
      for (const each of KINDS) {
        const waits = bucket.split[each.waits];
        if (waits > 0) {
          svg
            .append("rect")
            .attr("x", begin + 0.5)
            .attr("width", Math.max(1, end - begin - 1))
            .attr("y", Math.min(y(base + waits), y(base) - 1))
            .attr("height", Math.max(1, y(base) - y(base + waits)))
            .attr("fill", each.colour)
            .append("title")
            .text(
              Figures.duration(bucket.fromNanos) + " to " + Figures.duration(bucket.toNanos) +
                "\n" + Figures.counted(waits, "wait") + " " + each.name);
          base += waits;
        }
      }
    }
    Chart.bottomAxis(
      svg, x, bottom, Chart.powersOfTen(from, to, Math.floor(width / 60)),
      Figures.brieflyNanos);
    Chart.leftAxis(svg, y, left, y.ticks(4).filter(Number.isInteger), d3.format("~s"));
    Chart.label(svg, "waits, by their length (log)");
  }

  /** How the whole wait was spent, as one bar. */
  function bar(site, block, width) {
    const height = 14;
    const svg = Chart.svg(block, width, height, "The wait, spinning and parked");
    let x = 0;
    for (const each of TIMES) {
      const part = (site.split[each.nanos] / site.told.waitNanos) * width;
      if (part > 0) {
        svg
          .append("rect")
          .attr("x", x)
          .attr("width", part)
          .attr("height", height)
          .attr("fill", each.colour);
        x += part;
      }
    }
  }

  function parts(parts, whole) {
    const shown = parts
      .slice(0, MOST_PARTS)
      .map((part) => Figures.printable(part.name) + " " + Figures.percent(part.waitNanos, whole));
    const rest = d3.sum(parts.slice(MOST_PARTS), (part) => part.waitNanos);
    return parts.length > MOST_PARTS
      ? shown.concat("the rest " + Figures.percent(rest, whole)).join(", ")
      : shown.join(", ");
  }

  function fact(facts, name, text) {
    if (text !== "") {
      facts.append("dt").text(name);
      Figures.write(facts.append("dd"), text);
    }
  }

  function howMany(count) {
    return count === undefined
      ? "unknown"
      : (count.more ? "more than " : "") + Figures.count(count.count);
  }

  function card(parent, site, index) {
    const card = parent.append("article").attr("class", "card").attr("id", "site-" + index);
    Figures.write(card.append("h3").text(index + 1 + ". "), site.site);
    card
      .append("p")
      .attr("class", "faint")
      .text(
        kind(site) + ": " + Figures.count(site.contended) + " contended, " +
          Figures.duration(site.waitNanos) + " in all");
    if (failures(site) !== "") {
      card.append("p").text("failed: " + failures(site));
    }
    if (isMoreThanTold(site)) {
      card.append("p").text(
        (site.told.waits === 0 ? "None" : Figures.count(site.told.waits)) +
          " of these waits have events of their own" +
          (site.told.waits === 0
            ? "."
            : ", " + Figures.duration(site.told.waitNanos) + " in all; what follows is theirs."));
    }
    if (site.told.waits > 0) {
      cardOfTold(card, site);
    }
  }

  function cardOfTold(card, site) {
    Chart.responsive(card, (block, width) => histogram(site, block, width));
    if (site.told.waitNanos > 0) {
      Chart.responsive(card, (block, width) => bar(site, block, width));
    }
    const facts = card.append("dl").attr("class", "facts");
    fact(facts, "spent", spent(site));
    const whole = site.told.waitNanos;
    fact(facts, "waited", howMany(site.threads) + " threads: " + parts(site.waiters, whole));
    fact(facts, "owned by", parts(site.owners, whole));
    fact(facts, "at", parts(site.code, whole));
    fact(facts, "locks", howMany(site.locks));
    fact(facts, "modes", site.modes.length > 1 ? parts(site.modes, whole) : "");
  }

  function spent(site) {
    return TIMES.filter((each) => site.split[each.nanos] > 0)
      .map((each) => each.name + " " + Figures.duration(site.split[each.nanos]))
      .join(", ");
  }

  function failures(site) {
    if (site.counted) {
      return [[site.counted.timedOut, "timed out"], [site.counted.interrupted, "interrupted"]]
        .filter(([count]) => count > 0)
        .map(([count, outcome]) => Figures.count(count) + " " + outcome)
        .join(", ");
    }
    return site.outcomes
      .filter((outcome) => outcome.name !== "acquired" && outcome.name !== "unknown")
      .map((outcome) => Figures.count(outcome.waits) + " " + Figures.printable(outcome.name))
      .join(", ");
  }

  function show(report) {
    table(report.sites);
    const part = Chart.section(
      "How long they waited",
      "The waits of each site by their length, and how they were spent. owned by: who held the" +
        " lock exclusively as the wait began. at: the code that waited; for an exclusive lock the" +
        " line of its unlock.");
    Chart.legend(part, KINDS);
    const cards = part.append("div").attr("class", "cards");
    report.sites.slice(0, MOST_CARDS).forEach((site, index) => card(cards, site, index));
  }

  return { show };
})();
