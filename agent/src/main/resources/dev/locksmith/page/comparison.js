"use strict";

/** The page of an A/B comparison: the verdict, then what it rests on. */
(() => {
  const MOST_SITES = 20;
  const ROW = 34;
  const BETTER = {
    higher: "Higher is better.",
    lower: "Lower is better.",
    neither: "Neither more nor less is better by itself.",
  };
  const FINDING = { better: "text good", worse: "text bad" };
  const UNDECIDED = "there is more to measure: no verdict yet";

  const experiment = JSON.parse(document.getElementById("data").textContent);
  const { plan, machine, runs, verdict } = experiment;
  const arms = plan.arms.map((arm) => arm.name);
  const colour = d3.scaleOrdinal(arms, Chart.COLOURS);

  function kept(arm, phase) {
    return runs.filter(
      (run) => run.fate === "kept" && run.phase === phase && run.arm === arm);
  }

  /** The phases in which arms are compared, as far as they were measured. */
  function phases() {
    return ["comparison", "confirmation"].filter((phase) =>
      arms.some((arm) => kept(arm, phase).length > 0));
  }

  function format(metric) {
    switch (metric.unit) {
      case "s":
        return (value) => Figures.duration(value * 1e9);
      case "bytes":
        return Figures.bytes;
      default:
        return (value) => Figures.plain(value) + (metric.unit ? " " + metric.unit : "");
    }
  }

  function header() {
    const main = d3.select("main");
    main.append("h1").text("Locksmith A/B comparison");
    main
      .append("p")
      .attr("id", "headline")
      .attr("class", "headline")
      .text(verdict ? Figures.printable(verdict.headline) : UNDECIDED);
    for (const remark of verdict ? verdict.remarks : []) {
      main.append("p").attr("class", "remark").text(Figures.printable(remark));
    }
    const facts = main.append("dl").attr("class", "facts");
    command(facts, "command", plan.command.join(" "));
    command(facts, "load", plan.load);
    fact(facts, "arms", plan.arms.map(described).join(", "));
    fact(facts, "runs", counts());
    fact(
      facts, "machine",
      Figures.counted(machine.processors, "processor") + ", " + machine.system + ", " +
        machine.java);
  }

  function fact(facts, name, text) {
    if (text) {
      facts.append("dt").text(name);
      Figures.write(facts.append("dd"), text);
    }
  }

  function command(facts, name, text) {
    if (text) {
      facts.append("dt").text(name);
      facts.append("dd").append("code").text(Figures.printable(text));
    }
  }

  function described(arm) {
    return arm.role === "candidate" ? arm.name : arm.name + " (" + arm.role + ")";
  }

  function counts() {
    const measured = runs.filter((run) => run.phase !== "warm-up");
    const of = (fate) => measured.filter((run) => run.fate === fate).length;
    const parts = [Figures.count(of("kept")) + " kept"];
    if (of("noisy") > 0) {
      parts.push(Figures.count(of("noisy")) + " repeated since others used the machine");
    }
    if (of("failed") > 0) {
      parts.push(Figures.count(of("failed")) + " failed");
    }
    return parts.join(", ");
  }

  function rules() {
    if (!verdict || verdict.rules.length === 0) {
      return;
    }
    const part = Chart.section(
      verdict.keepsFirst ? "The rules that leave it as it is" : "The rules that the evidence supports");
    part
      .append("p")
      .attr("class", "faint")
      .text("Save them as a file, and start with ")
      .append("code")
      .text("-javaagent:locksmith.jar=rules=FILE");
    part
      .append("pre")
      .attr("id", "rules")
      .text(verdict.rules.map(Figures.printable).join("\n"));
  }

  /** The runs of each arm: a dot each, and the box of their quartiles. */
  function distribution(metric, phase, block, width) {
    const rows = arms
      .map((arm) => ({
        arm,
        values: kept(arm, phase)
          .map((run) => run.values[metric.name])
          .filter((value) => value !== undefined)
          .sort(d3.ascending),
      }))
      .filter((row) => row.values.length > 0);
    if (rows.length === 0) {
      block.append("p").attr("class", "faint").text("no run has this figure");
      return;
    }
    const left = Math.min(150, Math.floor(width / 4));
    const height = rows.length * ROW + 42;
    const bottom = height - 22;
    const [least, most] = d3.extent(rows.flatMap((row) => row.values));
    const margin = (most - least || Math.abs(most) || 1) * 0.05;
    const x = d3.scaleLinear([least - margin, most + margin], [left, width - 12]);
    const text = format(metric);
    const svg = Chart.svg(block, width, height, metricName(metric) + " of each run");
    rows.forEach((row, index) => {
      const middle = 20 + index * ROW + ROW / 2;
      const quartiles = [0.25, 0.5, 0.75].map((part) => d3.quantileSorted(row.values, part));
      svg
        .append("text")
        .attr("x", left - 8)
        .attr("y", middle)
        .attr("dy", "0.35em")
        .attr("text-anchor", "end")
        .text(Figures.beginning(Figures.printable(row.arm), Math.floor((left - 8) / 6.2)));
      svg
        .append("rect")
        .attr("x", x(quartiles[0]))
        .attr("y", middle - 10)
        .attr("width", Math.max(1, x(quartiles[2]) - x(quartiles[0])))
        .attr("height", 20)
        .attr("fill", colour(row.arm))
        .attr("fill-opacity", 0.22)
        .attr("stroke", colour(row.arm));
      svg
        .append("line")
        .attr("x1", x(quartiles[1]))
        .attr("x2", x(quartiles[1]))
        .attr("y1", middle - 10)
        .attr("y2", middle + 10)
        .attr("stroke", colour(row.arm))
        .attr("stroke-width", 2.5);
      svg
        .append("g")
        .selectAll("circle")
        .data(row.values)
        .join("circle")
        .attr("cx", x)
        .attr("cy", (value, place) => middle + ((place % 3) - 1) * 5)
        .attr("r", 3)
        .attr("fill", colour(row.arm))
        .append("title")
        .text((value) => Figures.printable(row.arm) + "\n" + text(value));
    });
    Chart.bottomAxis(svg, x, bottom, Math.max(2, Math.floor(width / 140)), text);
    Chart.label(svg, "a dot each run; box: half of the runs, line: their median");
  }

  /** The ratios to the first arm with their intervals; 1 is no difference. */
  function ratios(comparisons, block, width) {
    const rows = comparisons.filter((comparison) =>
      [comparison.ratio, comparison.low, comparison.high].every((value) => value !== undefined));
    if (rows.length === 0) {
      return;
    }
    const left = Math.min(150, Math.floor(width / 4));
    const height = rows.length * 24 + 42;
    const bottom = height - 22;
    const least = d3.min(rows, (row) => row.low);
    const most = d3.max(rows, (row) => row.high);
    const margin = Math.max(0.02, (Math.max(1, most) - Math.min(1, least)) * 0.08);
    const x = d3.scaleLinear(
      [Math.min(1, least) - margin, Math.max(1, most) + margin], [left, width - 12]);
    const svg = Chart.svg(block, width, height, "Ratios to the first arm with 95% intervals");
    svg
      .append("line")
      .attr("x1", x(1))
      .attr("x2", x(1))
      .attr("y1", 16)
      .attr("y2", bottom)
      .attr("stroke", "var(--faint)")
      .attr("stroke-dasharray", "4 3");
    rows.forEach((row, index) => {
      const middle = 20 + index * 24 + 12;
      svg
        .append("text")
        .attr("x", left - 8)
        .attr("y", middle)
        .attr("dy", "0.35em")
        .attr("text-anchor", "end")
        .text(Figures.beginning(Figures.printable(row.arm), Math.floor((left - 8) / 6.2)));
      svg
        .append("line")
        .attr("x1", x(row.low))
        .attr("x2", x(row.high))
        .attr("y1", middle)
        .attr("y2", middle)
        .attr("stroke", colour(row.arm))
        .attr("stroke-width", 4)
        .attr("stroke-opacity", 0.5);
      svg
        .append("circle")
        .attr("cx", x(row.ratio))
        .attr("cy", middle)
        .attr("r", 5)
        .attr("fill", colour(row.arm))
        .append("title")
        .text(interval(row));
    });
    Chart.bottomAxis(svg, x, bottom, Math.max(2, Math.floor(width / 90)), d3.format(".3~f"));
    Chart.label(svg, "ratio to " + Figures.printable(arms[0]) + ", with its 95% interval");
  }

  function interval(comparison) {
    const digits = d3.format(".3f");
    return digits(comparison.ratio) +
      (comparison.low === undefined
        ? ""
        : " (" + digits(comparison.low) + " to " + digits(comparison.high) + ")");
  }

  function metricName(metric) {
    return Figures.printable(metric.name);
  }

  function metricSection(metric, index) {
    const part = Chart.section(
      metricName(metric),
      BETTER[metric.better] +
        (index === 0 ? " This metric decides." : ""));
    for (const phase of phases()) {
      if (phase === "confirmation") {
        part.append("p").text("Confirmation: the recommended rules, measured anew.");
      }
      Chart.responsive(part, (block, width) => distribution(metric, phase, block, width));
      const comparisons = (verdict ? verdict.comparisons : []).filter(
        (comparison) => comparison.metric === metric.name && comparison.phase === phase);
      if (comparisons.length > 0) {
        Chart.responsive(part, (block, width) =>
          ratios(comparisons.filter((comparison) => comparison.arm !== arms[0]), block, width));
        table(part, comparisons, format(metric), index + "-" + phase);
      }
    }
  }

  function table(part, comparisons, text, id) {
    const table = part.append("div").attr("class", "scroll").append("table");
    const head = table.append("thead").append("tr");
    head.append("th").attr("class", "name").text("arm");
    for (const column of ["runs", "mean", "sd", "ratio (95%)", "p", "finding"]) {
      head.append("th").text(column);
    }
    const body = table.append("tbody").attr("id", "metric-" + id);
    for (const comparison of comparisons) {
      const row = body.append("tr");
      row.append("td").attr("class", "name").text(Figures.printable(comparison.arm));
      cell(row, "runs", comparison.runs, Figures.count);
      cell(row, "mean", comparison.mean, text);
      cell(row, "sd", comparison.deviation, text);
      cell(row, "ratio (95%)", comparison.ratio, () => interval(comparison));
      cell(row, "p", comparison.p, (p) => (p < 0.001 ? "<0.001" : d3.format(".3f")(p)));
      row
        .append("td")
        .attr("data-head", "finding")
        .attr("class", FINDING[comparison.finding] ?? "text")
        .text(comparison.arm === arms[0] ? "" : finding(comparison));
    }
  }

  function cell(row, head, value, text) {
    const cell = row.append("td").attr("data-head", head);
    if (value !== undefined) {
      cell.attr("data-value", value).text(text(value));
    }
  }

  function finding(comparison) {
    return comparison.finding === "no difference shown" && comparison.detectable !== undefined
      ? comparison.finding + "; one over " + d3.format(".1%")(comparison.detectable) +
        " would have been seen"
      : comparison.finding;
  }

  /** The waits of a site by arm: all runs of an arm together, divided by their number. */
  function waitsByArm(site, block, width) {
    const lines = arms
      .map((arm) => ({ arm, buckets: bucketsPerRun(site, arm) }))
      .filter((line) => line.buckets.length > 0);
    if (lines.length === 0) {
      return;
    }
    const all = lines.flatMap((line) => line.buckets);
    const left = 44;
    const height = 180;
    const bottom = height - 22;
    const from = Math.max(1, d3.min(all, (bucket) => bucket.fromNanos));
    const to = Math.max(2, d3.max(all, (bucket) => bucket.belowNanos));
    const x = d3.scaleLog([from, to], [left, width - 8]);
    const y = d3.scaleLinear([0, d3.max(all, (bucket) => bucket.waits)], [bottom, 18]).nice();
    const svg = Chart.svg(block, width, height, "Waits of the site by their length, for each arm");
    for (const line of lines) {
      svg
        .append("path")
        .attr("fill", "none")
        .attr("stroke", colour(line.arm))
        .attr("stroke-width", 2)
        .attr("d", outline(line.buckets, x, y));
    }
    Chart.bottomAxis(
      svg, x, bottom, Chart.powersOfTen(from, to, Math.floor(width / 60)), Figures.brieflyNanos);
    Chart.leftAxis(svg, y, left, 4, d3.format("~s"));
    Chart.label(svg, "waits per run, by their length (log)");
  }

  function bucketsPerRun(site, arm) {
    const armRuns = kept(arm, "comparison");
    const waits = d3.rollup(
      armRuns
        .flatMap((run) => run.sites)
        .filter((wait) => wait.site === site.site && wait.type === site.type)
        .flatMap((wait) => wait.histogram),
      (same) => ({ belowNanos: same[0].belowNanos, waits: d3.sum(same, (each) => each.count) }),
      (bucket) => bucket.fromNanos);
    return d3
      .sort(waits.keys())
      .map((fromNanos) => ({
        fromNanos,
        belowNanos: waits.get(fromNanos).belowNanos,
        waits: waits.get(fromNanos).waits / armRuns.length,
      }));
  }

  /** A step for each bucket, down to nothing where there are none. */
  function outline(buckets, x, y) {
    const path = d3.path();
    let end;
    for (const bucket of buckets) {
      const begin = x(Math.max(1, bucket.fromNanos));
      if (bucket.fromNanos !== end) {
        end === undefined ? path.moveTo(begin, y(0)) : path.lineTo(x(end), y(0));
        path.lineTo(begin, y(0));
      }
      path.lineTo(begin, y(bucket.waits));
      path.lineTo(x(Math.max(2, bucket.belowNanos)), y(bucket.waits));
      end = bucket.belowNanos;
    }
    path.lineTo(x(end), y(0));
    return path.toString();
  }

  function sites() {
    if (!verdict || verdict.sites.length === 0) {
      return;
    }
    const part = Chart.section(
      "Site by site",
      "What the arms made of the waits of each site. Share: its part of all waits of the first" +
        " arm.");
    Chart.legend(part, arms.map((arm) => ({ name: Figures.printable(arm), colour: colour(arm) })));
    const cards = part.append("div").attr("class", "cards");
    verdict.sites.slice(0, MOST_SITES).forEach((site, index) => card(cards, site, index));
    if (verdict.sites.length > MOST_SITES) {
      part
        .append("p")
        .text("... and " + Figures.counted(verdict.sites.length - MOST_SITES, "more site"));
    }
  }

  function card(cards, site, index) {
    const card = cards.append("article").attr("class", "card");
    Figures.write(card.append("h3").text(index + 1 + ". "), site.site);
    card
      .append("p")
      .attr("class", "faint")
      .text(Figures.printable(site.type) + ", share " + Figures.percent(site.share, 1));
    const advice = card.append("p");
    advice.append("b").text(Figures.printable(site.strategy) + ": ");
    advice.append("span").text(Figures.printable(site.reason));
    Chart.responsive(card, (block, width) => waitsByArm(site, block, width));
    table(card, site.comparisons, (seconds) => Figures.duration(seconds * 1e9), "site-" + index);
  }

  function allRuns() {
    const part = Chart.section("All runs", "In the order of time, warm-ups and repeated ones too.");
    const details = part.append("details");
    details.append("summary").text(Figures.counted(runs.length, "run"));
    const table = details.append("div").attr("class", "scroll").append("table");
    const head = table.append("thead").append("tr");
    head.append("th").attr("class", "name").text("arm");
    const columns = ["phase", "round", "fate", "started", "others", "steal"];
    columns
      .concat(plan.metrics.map(metricName), "note")
      .forEach((column) => head.append("th").text(column));
    const share = (part) => (part === undefined ? "" : d3.format(".1%")(part));
    for (const run of runs) {
      const row = table.append("tbody").append("tr");
      row.append("td").attr("class", "name").text(Figures.printable(run.arm));
      const texts = [
        run.phase, run.round, run.fate, Figures.time(run.started), share(run.othersShare),
        share(run.stealShare),
      ];
      texts.forEach((text, index) =>
        row.append("td").attr("data-head", columns[index]).text(text));
      for (const metric of plan.metrics) {
        cell(row, metricName(metric), run.values[metric.name], format(metric));
      }
      row
        .append("td")
        .attr("data-head", "note")
        .attr("class", "text")
        .text(run.note === undefined ? "" : Figures.printable(run.note));
    }
  }

  header();
  rules();
  plan.metrics.forEach(metricSection);
  sites();
  allRuns();
  document.documentElement.dataset.drawn = "true";
})();
