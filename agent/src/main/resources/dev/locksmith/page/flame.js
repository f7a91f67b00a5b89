"use strict";

/** The stacks of waiting threads as a flame graph that hangs from the top; a click zooms. */
const Flame = (() => {
  const ROW = 18;
  const NARROWEST = 0.7;
  const CHARACTER = 6.7;

  /** The waits whose stacks end at a frame are what its children leave. */
  function own(stack) {
    return stack.waitNanos - d3.sum(stack.children ?? [], (child) => child.waitNanos);
  }

  function colour(node) {
    if (node.depth < 2) {
      return node.depth === 0 ? "#c3c9d1" : "#9db4e8";
    }
    const packageName = node.data.name.split(".").slice(0, 3).join(".");
    let hash = 7;
    for (const character of packageName) {
      hash = (hash * 31 + character.codePointAt(0)) % 9973;
    }
    return d3.hsl(10 + (hash % 42), 0.75, 0.7 + (hash % 7) * 0.015).formatHex();
  }

  function text(node, width) {
    const room = Math.floor((width - 6) / CHARACTER);
    const name = Figures.printable(node.data.name);
    const fitting = name.length <= room ? name : Figures.brief(node.data.name);
    if (fitting.length <= room) {
      return fitting;
    }
    return room < 5 ? "" : fitting.slice(0, room - 2) + "..";
  }

  function show(report) {
    if (!report.stacks.some((stack) => stack.waitNanos > 0)) {
      return;
    }
    const part = Chart.section(
      "The stacks that waited",
      "The width of a frame is the wait below it; the first row are the sites. A click on a frame" +
        " enlarges it.");
    const controls = part.append("div").attr("class", "controls");
    const search = controls
      .append("input")
      .attr("type", "search")
      .attr("placeholder", "find a frame")
      .attr("aria-label", "find a frame");
    const reset = controls.append("button").attr("type", "button").text("all sites");
    const readout = part.append("div").attr("class", "readout").attr("aria-live", "polite");
    const root = d3
      .hierarchy({
        name: "all sites",
        waitNanos: d3.sum(report.stacks, (stack) => stack.waitNanos),
        children: report.stacks,
      })
      .sum(own);
    d3.partition()(root);
    let focus = root;
    let redraw = () => {};

    function tell(node) {
      readout.text(
        Figures.printable(node.data.name) + ": " + Figures.duration(node.value) + ", " +
          Figures.percent(node.value, root.value) +
          (node === root ? "" : ", " + Figures.counted(node.data.waits, "wait")));
    }

    function zoom(node) {
      focus = node;
      tell(node);
      redraw();
    }

    Chart.responsive(part.append("div").attr("class", "flame"), (block, width) => {
      redraw = () => draw(block, width);
      redraw();
    });

    function draw(block, width) {
      block.selectAll("*").remove();
      const x = d3.scaleLinear([focus.x0, focus.x1], [0, width]);
      const visible = [...focus.ancestors(), ...focus.descendants().slice(1)].filter(
        (node) => x(Math.min(node.x1, focus.x1)) - x(Math.max(node.x0, focus.x0)) > NARROWEST);
      const height = (d3.max(visible, (node) => node.depth) + 1) * ROW;
      const svg = Chart.svg(block, width, height, "Flame graph of the stacks that waited");
      const wanted = search.property("value").trim().toLowerCase();
      for (const node of visible) {
        const left = Math.max(0, x(node.x0));
        const span = Math.min(width, x(node.x1)) - left;
        const isFound = wanted !== "" && node.data.name.toLowerCase().includes(wanted);
        svg
          .append("rect")
          .attr("x", left)
          .attr("y", node.depth * ROW)
          .attr("width", span)
          .attr("height", ROW - 1)
          .attr("fill", isFound ? "#d65fd0" : colour(node))
          .attr("class", wanted !== "" && !isFound ? "dim" : null)
          .on("click", () => zoom(node))
          .on("mouseenter", () => tell(node));
        const fitting = text(node, span);
        if (fitting !== "") {
          svg.append("text").attr("x", left + 3).attr("y", node.depth * ROW + 13).text(fitting);
        }
      }
    }

    search.on("input", () => redraw());
    reset.on("click", () => {
      search.property("value", "");
      zoom(root);
    });
    tell(root);
  }

  return { show };
})();
