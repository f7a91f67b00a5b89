"use strict";

/** The page of a report: what was recorded, then what matters most first. */
(() => {
  const MOST_PLACES = 100;

  const report = JSON.parse(document.getElementById("data").textContent);

  function header() {
    const main = d3.select("main");
    main.append("h1").text("Locksmith report");
    for (const recording of report.recordings) {
      const facts = main.append("dl").attr("class", "facts");
      fact(facts, "recording", Figures.printable(recording.file));
      fact(
        facts,
        "started",
        Figures.time(recording.start) + ", " + Figures.duration(recording.lengthNanos) + " long");
      fact(facts, "JVM", recording.jvm ? Figures.printable(recording.jvm.version) : "unknown");
      gaps(recording).forEach((gap) => main.append("p").attr("class", "notice").text(gap));
    }
  }

  function fact(facts, name, text) {
    facts.append("dt").text(name);
    facts.append("dd").text(text);
  }

  function gaps(recording) {
    const gaps = [];
    if (recording.counted && (!recording.contentionRecorded || recording.threshold)) {
      gaps.push(
        (recording.contentionRecorded
          ? "All waits are counted; those of " + Figures.printable(recording.threshold) +
            " and more have events of their own"
          : "Waits are counted, and none has an event of its own") +
          ", which tell threads, owners, code and locks.");
    } else if (!recording.contentionRecorded) {
      gaps.push("Contention was not recorded.");
    } else if (recording.threshold) {
      gaps.push("Waits shorter than " + Figures.printable(recording.threshold) +
        " were not recorded.");
    }
    if (recording.lostBytes > 0) {
      gaps.push("The recorder lost " + Figures.counted(recording.lostBytes, "byte") +
        " of events, so the figures are too low.");
    }
    return gaps;
  }

  function tiles() {
    const sum = report.contention;
    const length = report.timeline.bins * report.timeline.binNanos;
    const tiles = d3.select("main").append("div").attr("class", "tiles");
    tile(tiles, "contended", sum.contended, Figures.count(sum.contended), "contended acquisitions");
    tile(tiles, "waitNanos", sum.waitNanos, Figures.duration(sum.waitNanos), "waited in all");
    tile(tiles, "sites", sum.sites, Figures.count(sum.sites), "contended sites");
    tile(
      tiles,
      "waiting",
      sum.waitNanos / length,
      (sum.waitNanos / length).toPrecision(3),
      "threads waiting on average");
  }

  function tile(tiles, id, value, text, name) {
    const tile = tiles.append("div").attr("class", "tile");
    tile.append("b").attr("id", id).attr("data-value", value).text(text);
    tile.append("span").attr("class", "faint").text(name);
  }

  function places(title, explanation, places, count) {
    if (places.length === 0) {
      return;
    }
    const part = Chart.section(title + ": " + Figures.count(places.length), explanation);
    list(part, places, (place) => count(place) + "  " + describe(place));
  }

  function stillWaiting() {
    if (report.stillWaitedFor.length === 0 || report.stillWaiting.length === 0) {
      return;
    }
    const part = Chart.section(
      "Who still waited",
      "As the last thread dump tells, and behind whom where it is a deadlock.");
    list(part, report.stillWaiting, (waiter) =>
      Figures.printable(
        waiter.thread + (waiter.owner === undefined ? "" : ", behind " + waiter.owner) +
          (waiter.code === undefined ? "" : ", at " + waiter.code)));
  }

  function list(part, items, text) {
    const list = part.append("ul").attr("class", "wide");
    list.selectAll("li").data(items.slice(0, MOST_PLACES)).join("li").text(text);
    if (items.length > MOST_PLACES) {
      list.append("li").text("... and " + Figures.count(items.length - MOST_PLACES) + " more");
    }
  }

  function describe(place) {
    const kind = [place.lockType, place.strategy].filter((word) => word !== undefined);
    return Figures.printable(
      place.site + (kind.length === 0 ? "" : " (" + kind.join(", ") + ")"));
  }

  function leftAlone() {
    if (report.leftAlone.length === 0) {
      return;
    }
    const count = d3.sum(report.leftAlone, (group) => group.places.length);
    const part = Chart.section("Left alone: " + Figures.counted(count, "place"));
    for (const group of report.leftAlone) {
      const details = part.append("details");
      details
        .append("summary")
        .attr("class", "wide")
        .text(Figures.counted(group.places.length, "place") + ": " +
          Figures.printable(group.reason));
      list(details, group.places, describe);
    }
  }

  header();
  tiles();
  places(
    "Still waited for as the recording ended",
    "Sites at which threads waited to the end: a wait becomes an event only when it is over.",
    report.stillWaitedFor,
    (place) => Figures.counted(place.waiting, "thread"));
  stillWaiting();
  if (report.sites.length > 0) {
    if (report.contention.told.waits > 0) {
      Timeline.show(report);
    }
    Sites.show(report);
    WaitFor.show(report);
    Flame.show(report);
  }
  places(
    "Swapped, no wait recorded",
    "Sites at which locks were swapped and nobody was seen to wait.",
    report.withoutWaits,
    (place) => Figures.counted(place.created, "lock"));
  leftAlone();
  document.documentElement.dataset.drawn = "true";
})();
