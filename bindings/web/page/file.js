// A file of any length in the worker: the place of each identifier, and what is wrong with it.

import { survey as surveyed, fix, check } from "../api.js";
import { kind, read, scanners, write } from "./scan.js";

/** How many octets are read at once. */
const BLOCK = 1 << 20;

/** The names of fields that probably have identifiers, the most probable first. */
const LIKELY = [/doi|handle|\bpid\b/i, /identifier|url|uri|link/i, /^id$/i];

/** The number of the field that most probably has identifiers. */
const likely = (fields) =>
  LIKELY.map((name) => fields.findIndex((field) => name.test(field))).find((found) => found >= 0) ?? 0;

const decoder = new TextDecoder();

/** Numbers, of which there may be millions. */
class Column {
  #Kind;
  #length = 0;

  constructor(Kind) {
    this.#Kind = Kind;
    this.values = new Kind(1024);
  }

  push(value) {
    if (this.#length === this.values.length) {
      const longer = new this.#Kind(2 * this.#length);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.#length++] = value;
  }

  get length() {
    return this.#length;
  }
}

/** The file that was surveyed last. */
let current = null;

export function stop() {
  if (current) current.stopped = true;
}

/** Reads the file and checks each identifier; tells how far it is. */
export async function survey(file, { options, field }, tell) {
  stop();
  const beginning = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  const shape = kind(file.name ?? "", beginning);
  const chosen = field ?? likely(shape.fields);
  const scan = scanners[shape.kind]({ ...shape, column: chosen, field: shape.fields[chosen] });
  const own = {
    file,
    shape,
    options,
    stopped: false,
    starts: new Column(Float64Array),
    lengths: new Column(Uint32Array),
    lines: new Column(Uint32Array),
    states: new Column(Uint32Array),
    order: null,
  };
  current = own;
  // A byte order mark is not part of the first line.
  const mark = beginning[0] === 0xef && beginning[1] === 0xbb && beginning[2] === 0xbf ? 3 : 0;
  let [base, line, kept] = [mark, 1, new Uint8Array()];
  for (let at = 0; at < file.size && !own.stopped; at += BLOCK) {
    const read = new Uint8Array(await file.slice(Math.max(at, mark), at + BLOCK).arrayBuffer());
    const octets = new Uint8Array(kept.length + read.length);
    octets.set(kept);
    octets.set(read, kept.length);
    const places = [];
    const end = scan(octets, at + BLOCK >= file.size, (start, stop, within = 0) => {
      if (start >= 0) {
        places.push(start, stop);
        own.lines.push(line);
      }
      line += 1 + within;
    });
    note(own, octets, places, base);
    base += end;
    kept = octets.slice(end);
    tell({ done: Math.min(at + BLOCK, file.size), all: file.size, ...counts(own) });
    // Requests to stop are read between blocks.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { ...shape, chosen, stopped: own.stopped, ...counts(own) };
}

/** Checks the identifiers at `places` of a block that begins at `base`. */
function note(own, octets, places, base) {
  const { shape, options } = own;
  let [texts, ranges] = [octets, places];
  if (shape.kind !== "lines") {
    const parts = [];
    let length = 0;
    ranges = [];
    for (let at = 0; at < places.length; at += 2) {
      const part = read(shape.kind, octets.subarray(places[at], places[at + 1]));
      parts.push(part);
      ranges.push(length, (length += part.length));
    }
    texts = new Uint8Array(length);
    parts.forEach((part, index) => texts.set(part, ranges[2 * index]));
  }
  const states = surveyed(texts, Uint32Array.from(ranges), options);
  states.forEach((state, index) => {
    own.starts.push(base + places[2 * index]);
    own.lengths.push(places[2 * index + 1] - places[2 * index]);
    own.states.push(state);
  });
}

/** How many identifiers have each severity and each problem, and how many have a fix; see `survey` in `src/list.rs`. */
function counts({ states }) {
  const severities = [0, 0, 0, 0];
  const codes = {};
  let fixable = 0;
  for (let index = 0; index < states.length; index++) {
    const state = states.values[index];
    severities[state & 3]++;
    if (state & 4) fixable++;
    if (state) codes[state >> 8] = (codes[state >> 8] ?? 0) + 1;
  }
  return { count: states.length, severities, codes, fixable };
}

/** Whether a row is shown by a filter: `all`, `fixable`, `s` with the number of a severity, or that of a problem. */
const fits = (state, filter) =>
  filter === "all" ||
  (filter === "fixable" ? (state & 4) !== 0 : filter.startsWith("s") ? (state & 3) === Number(filter.slice(1)) : state !== 0 && state >> 8 === Number(filter));

async function octetsOf(own, index) {
  const start = own.starts.values[index];
  const written = new Uint8Array(await own.file.slice(start, start + own.lengths.values[index]).arrayBuffer());
  return read(own.shape.kind, written);
}

/** The rows from `first` on that the filter shows, and how many there are. */
export async function rows(filter, first, count) {
  const own = current;
  if (own.order?.filter !== filter || own.order.seen !== own.states.length) {
    const shown = new Column(Uint32Array);
    for (let index = 0; index < own.states.length; index++) if (fits(own.states.values[index], filter)) shown.push(index);
    own.order = { filter, shown, seen: own.states.length };
  }
  const { shown } = own.order;
  const indexes = shown.values.slice(first, Math.min(first + count, shown.length));
  const row = async (index) => ({
    line: own.lines.values[index],
    state: own.states.values[index],
    text: decoder.decode((await octetsOf(own, index)).subarray(0, 2000)),
  });
  return { count: shown.length, first, rows: await Promise.all(Array.from(indexes, row)) };
}

/** The file with every safe edit in its place; every other octet stays. */
export async function fixed() {
  const own = current;
  const parts = [];
  let at = 0;
  for (let index = 0; index < own.states.length; index++) {
    if (!(own.states.values[index] & 4)) continue;
    const start = own.starts.values[index];
    const mended = fix(await octetsOf(own, index), own.options);
    parts.push(own.file.slice(at, start), write(own.shape.kind, mended, own.shape.separator));
    at = start + own.lengths.values[index];
  }
  parts.push(own.file.slice(at));
  return new Blob(parts, { type: "application/octet-stream" });
}

/** All problems as JSON Lines, with the keys of `hdl check --format json`. */
export async function report() {
  const own = current;
  const lines = [];
  for (let index = 0; index < own.states.length; index++) {
    if (own.states.values[index] === 0) continue;
    const { dialect, problems, input } = check(await octetsOf(own, index), own.options);
    for (const problem of problems) {
      lines.push(`${JSON.stringify({ type: "problem", file: own.file.name ?? "", record: index, line: own.lines.values[index], dialect, ...problem, input })}\n`);
    }
  }
  return new Blob(lines, { type: "application/x-ndjson" });
}
