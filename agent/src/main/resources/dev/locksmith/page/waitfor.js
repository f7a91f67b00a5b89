"use strict";

/** Who waited behind whom, as bands whose width is the wait. */
const WaitFor = (() => {
  const MOST_EDGES = 24;
  const ALL = "";
  const CHARACTER = 6.2;

  function edges(sites) {
    const merged = d3.flatRollup(
      sites.flatMap((site) => site.waitedFor),
      (same) => d3.sum(same, (edge) => edge.waitNanos),
      (edge) => edge.waiter,
      (edge) => edge.owner);
    return merged
      .map(([waiter, owner, nanos]) => ({ waiter, owner, nanos }))
      .filter((edge) => edge.nanos > 0)
      .sort((one, other) => other.nanos - one.nanos);
  }

  /** Both ends of an edge may be the same threads, yet have a place on each side. */
  function graph(edges) {
    const nodes = new Map();
    const node = (side, name) => {
      const id = side + name;
      nodes.set(id, { id, name: Figures.printable(name), side });
      return id;
    };
    const links = edges.map((edge) => ({
      source: node("waiter ", edge.waiter),
      target: node("owner ", edge.owner),
      value: edge.nanos,
    }));
    return { nodes: [...nodes.values()], links };
  }

  function draw(edges, block, width) {
    const data = graph(edges);
    const sides = d3.max(d3.rollup(data.nodes, (same) => same.length, (node) => node.side).values());
    const height = Math.max(90, 34 * sides + 30);
    const layout = d3
      .sankey()
      .nodeId((node) => node.id)
      .nodeWidth(10)
      .nodePadding(14)
      .extent([[1, 20], [width - 1, height - 10]]);
    const { nodes, links } = layout(data);
    const svg = Chart.svg(block, width, height, "Who waited behind whom");
    const colour = d3.scaleOrdinal(nodes.map((node) => node.name), Chart.COLOURS);
    svg
      .append("g")
      .attr("fill", "none")
      .attr("stroke-opacity", 0.45)
      .selectAll("path")
      .data(links)
      .join("path")
      .attr("d", d3.sankeyLinkHorizontal())
      .attr("stroke", (link) => colour(link.target.name))
      .attr("stroke-width", (link) => Math.max(1, link.width))
      .append("title")
      .text(
        (link) =>
          link.source.name + " behind " + link.target.name + "\n" + Figures.duration(link.value));
    svg
      .append("g")
      .selectAll("rect")
      .data(nodes)
      .join("rect")
      .attr("x", (node) => node.x0)
      .attr("y", (node) => node.y0)
      .attr("width", (node) => node.x1 - node.x0)
      .attr("height", (node) => Math.max(1, node.y1 - node.y0))
      .attr("fill", (node) => colour(node.name));
    const isLeft = (node) => node.side === "waiter ";
    const room = Math.floor((width / 2 - 20) / CHARACTER);
    const label = (node) => {
      const wait = " " + Figures.duration(node.value);
      return Figures.beginning(node.name, room - wait.length) + wait;
    };
    svg
      .append("g")
      .selectAll("text")
      .data(nodes)
      .join("text")
      .attr("class", "halo")
      .attr("x", (node) => (isLeft(node) ? node.x1 + 5 : node.x0 - 5))
      .attr("y", (node) => (node.y0 + node.y1) / 2)
      .attr("dy", "0.35em")
      .attr("text-anchor", (node) => (isLeft(node) ? "start" : "end"))
      .text(label);
    svg.append("text").attr("class", "label").attr("x", 0).attr("y", 10).text("waited");
    svg
      .append("text")
      .attr("class", "label")
      .attr("x", width)
      .attr("y", 10)
      .attr("text-anchor", "end")
      .text("owned the lock");
  }

  function show(report) {
    const owned = report.sites.filter((site) => site.waitedFor.some((edge) => edge.waitNanos > 0));
    if (owned.length === 0) {
      return;
    }
    const part = Chart.section(
      "Who waited behind whom",
      "The width of a band is the wait. Threads whose names differ only in a number are one.");
    const select = part
      .append("div")
      .attr("class", "controls")
      .append("select")
      .attr("aria-label", "site");
    select.append("option").attr("value", ALL).text("all sites");
    owned.forEach((site, index) =>
      select
        .append("option")
        .attr("value", index)
        .text(Figures.end(Figures.printable(site.site), 80) + ", " +
          Figures.printable(site.strategy)));
    const block = part.append("div");
    const redraw = () => {
      const chosen = select.property("value");
      const all = edges(chosen === ALL ? owned : [owned[Number(chosen)]]);
      block.selectAll("*").remove();
      Chart.responsive(block, (inner, width) => draw(all.slice(0, MOST_EDGES), inner, width));
      if (all.length > MOST_EDGES) {
        block
          .append("p")
          .attr("class", "faint")
          .text("... and " + Figures.counted(all.length - MOST_EDGES, "more pair") + " with " +
            Figures.duration(d3.sum(all.slice(MOST_EDGES), (edge) => edge.nanos)));
      }
    };
    select.on("change", redraw);
    redraw();
  }

  return { show };
})();
