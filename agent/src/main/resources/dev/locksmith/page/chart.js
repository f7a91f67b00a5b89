"use strict";

/** What all charts share: size, axes, legends. Text only ever becomes text, never markup. */
const Chart = (() => {
  const COLOURS = d3.schemeObservable10.filter((colour) => colour !== "#9498a0");
  const REST = "var(--untold)";

  /** How wide the text of a tick may be; at the edges it is put inside. */
  const LABEL = 60;

  /** Draws into a new block, and anew whenever its width changes. */
  function responsive(parent, draw) {
    const block = parent.append("div");
    let drawn = 0;
    const redraw = () => {
      const width = Math.floor(block.node().clientWidth);
      if (width > 0 && width !== drawn) {
        drawn = width;
        block.selectAll("*").remove();
        draw(block, width);
      }
    };
    new ResizeObserver(redraw).observe(block.node());
    redraw();
  }

  function svg(block, width, height, label) {
    return block
      .append("svg")
      .attr("viewBox", [0, 0, width, height])
      .attr("width", width)
      .attr("height", height)
      .attr("role", "img")
      .attr("aria-label", label);
  }

  function bottomAxis(svg, scale, y, ticks, format) {
    const axis = d3.axisBottom(scale).tickSizeOuter(0);
    Array.isArray(ticks) ? axis.tickValues(ticks) : axis.ticks(ticks);
    if (format) {
      axis.tickFormat(format);
    }
    const width = Number(svg.attr("width"));
    svg
      .append("g")
      .attr("class", "axis")
      .attr("transform", `translate(0,${y})`)
      .call(axis)
      .selectAll(".tick text")
      .attr("text-anchor", (tick) =>
        scale(tick) > width - LABEL / 2 ? "end" : scale(tick) < LABEL / 2 ? "start" : "middle");
  }

  function leftAxis(svg, scale, x, ticks, format) {
    const axis = d3.axisLeft(scale).tickSizeOuter(0);
    Array.isArray(ticks) ? axis.tickValues(ticks) : axis.ticks(ticks);
    if (format) {
      axis.tickFormat(format);
    }
    svg.append("g").attr("class", "axis").attr("transform", `translate(${x},0)`).call(axis);
  }

  function label(svg, text) {
    svg.append("text").attr("class", "label").attr("x", 0).attr("y", 10).text(text);
  }

  /** The powers of ten within a range of nanoseconds, no more than fit. */
  function powersOfTen(from, to, most) {
    const powers = d3.range(0, 17).map((power) => 10 ** power);
    const inside = powers.filter((nanos) => nanos >= from && nanos <= to);
    const step = Math.max(1, Math.ceil(inside.length / most));
    return inside.filter((nanos, index) => index % step === 0);
  }

  function legend(parent, entries) {
    const items = parent
      .append("div")
      .attr("class", "legend")
      .selectAll("span")
      .data(entries)
      .join("span");
    items.append("i").style("background", (entry) => entry.colour);
    items.append("span").text((entry) => entry.name);
  }

  function section(title, explanation) {
    const part = d3.select("main").append("section");
    part.append("h2").text(title);
    if (explanation) {
      part.append("p").attr("class", "faint").text(explanation);
    }
    return part;
  }

  return {
    COLOURS, REST, responsive, svg, bottomAxis, leftAxis, label, powersOfTen, legend, section,
  };
})();
