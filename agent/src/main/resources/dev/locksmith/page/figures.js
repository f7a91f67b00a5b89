"use strict";

/** Numbers and names as people read them; the numbers as in the text report. */
const Figures = (() => {
  const UNITS = ["ns", "us", "ms", "s"];

  function count(number) {
    return number.toLocaleString("en-US");
  }

  function counted(number, noun) {
    return count(number) + " " + noun + (number === 1 ? "" : "s");
  }

  /** To three digits, in the unit that suits. */
  function duration(nanos) {
    let value = Number(nanos.toPrecision(3));
    let unit = 0;
    while (unit < UNITS.length - 1 && value >= 1000) {
      value /= 1000;
      unit++;
    }
    if (value >= 1000) {
      return count(Math.round(nanos / 1e9)) + " s";
    }
    return (unit === 0 ? String(Math.trunc(value)) : value.toPrecision(3)) + " " + UNITS[unit];
  }

  /** A round duration without its zeros: 10 ms. */
  function brieflyNanos(nanos) {
    return duration(nanos).replace(/\.0+ /, " ");
  }

  function bytes(number) {
    const units = ["B", "KiB", "MiB", "GiB", "TiB"];
    const unit = Math.min(
      units.length - 1, Math.floor(Math.log2(Math.max(1, Math.abs(number))) / 10));
    return plain(number / 1024 ** unit) + " " + units[unit];
  }

  /** To four digits, without a power of ten. */
  function plain(value) {
    return Number(value.toPrecision(4)).toLocaleString("en-US", { maximumFractionDigits: 6 });
  }

  /** Neither a small part shows as nothing, nor an almost whole one as all. */
  function percent(part, whole) {
    if (part === 0 || whole === 0) {
      return "0%";
    }
    const rounded = Math.round((100 * part) / whole);
    if (rounded === 0) {
      return "<1%";
    }
    return rounded === 100 && part !== whole ? ">99%" : rounded + "%";
  }

  /** A name with everything that is invisible, or turns the direction of writing, as its code. */
  function printable(name) {
    return name.replace(
      /[\p{C}\p{Zl}\p{Zp}]/gu,
      (character) => "\\x" + character.codePointAt(0).toString(16));
  }

  /** The end of a long name of code, which is what tells. */
  function end(name, length) {
    return name.length <= length ? name : "..." + name.slice(name.length - length + 3);
  }

  /** The beginning of a long name of a thread. */
  function beginning(name, length) {
    return name.length <= length ? name : name.slice(0, Math.max(1, length - 2)) + "..";
  }

  /** A name without its packages: com.acme.Pool.lock is Pool.lock. */
  function brief(name) {
    return printable(name).replace(/^(?:[a-z_][\w$]*\.)+(?=[A-Z])/, "");
  }

  /** Writes a name that may be broken behind its dots. */
  function write(selection, name) {
    printable(name)
      .split(/(?<=[.$])/)
      .forEach((part, index) => {
        if (index > 0) {
          selection.append("wbr");
        }
        selection.append(() => document.createTextNode(part));
      });
    return selection;
  }

  function time(iso) {
    return iso.slice(0, 19).replace("T", " ") + " UTC";
  }

  return {
    count, counted, bytes, plain, duration, brieflyNanos, percent, printable, end, beginning, brief, write, time,
  };
})();
