// A file of any length in the worker: the place of each identifier, and what is wrong with it.

import { survey as surveyed } from "../api.js";
import { Column } from "./column.js";
import { BEGINNING, decoded, encoding, kind, mark } from "./kind.js";
import { decoder, read } from "./octets.js";
import { scanners } from "./scan.js";

/** How many octets are read at once. */
export const BLOCK = 1 << 20;

/** The file that was surveyed last, and how many surveys were asked for. */
let current = null;
let surveys = 0;

export const surveyedFile = () => current;

/** Ends what is done with the file, as soon as its next block has been read. */
export function stop() {
  if (current) current.stopped = true;
}

/** Lets the worker read requests to stop, which wait while a block is worked on. */
export const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The octets of a part of a file. */
export const octetsOf = async (file, start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer());

/** The file in UTF-8, and the encoding that it had if it was another; or why it cannot be read. */
async function inUtf8(file) {
  const given = encoding(await octetsOf(file, 0, 2));
  if (!given) return { text: file, encoding: null };
  return decoded(file, given).then((text) => ({ text, encoding: given }), () => ({ refused: { why: "utf16" } }));
}

/** Reads the file and checks each identifier; tells how far it is. Null if another survey was asked for meanwhile. */
export async function survey(file, { options, field, header }, tell) {
  stop();
  const ticket = ++surveys;
  const { text, encoding, refused } = await inUtf8(file);
  if (refused) return { refused };
  const beginning = await octetsOf(text, 0, BEGINNING);
  if (ticket !== surveys) return null;
  const shape = kind(file.name ?? "", beginning, header);
  if (shape.refused) return shape;
  const chosen = field < shape.fields.length ? field : shape.chosen;
  const own = {
    file: text,
    name: file.name ?? "",
    shape,
    options,
    stopped: false,
    starts: new Column(Float64Array),
    lengths: new Column(Uint32Array),
    lines: new Column(Uint32Array),
    states: new Column(Uint32Array),
    records: new Column(Uint32Array),
    // How far after the beginning of its row each identifier is.
    within: new Column(Uint32Array),
    uneven: 0,
    order: null,
  };
  current = own;
  await scanned(own, scanners[shape.kind]({ ...shape, column: chosen, field: shape.fields[chosen] }), mark(beginning), tell);
  return { ...shape, chosen, encoding, uneven: own.uneven, stopped: own.stopped, ...counts(own) };
}

/** Gives the file to a scanner, block by block, and checks what it finds. */
async function scanned(own, scan, mark, tell) {
  const { file } = own;
  let [base, line, record, kept] = [mark, 1, 0, new Uint8Array()];
  for (let at = 0; at < file.size && !own.stopped; at += BLOCK) {
    const read = await octetsOf(file, Math.max(at, mark), at + BLOCK);
    const octets = new Uint8Array(kept.length + read.length);
    octets.set(kept);
    octets.set(read, kept.length);
    const places = [];
    const end = scan(octets, at + BLOCK >= file.size, (start, stop, rowStart, rowStop, within, isUneven) => {
      if (start >= 0) {
        places.push(start, stop);
        own.lines.push(line);
        own.records.push(record);
        own.within.push(start - rowStart);
      }
      // An empty line is not a record.
      if (rowStop > rowStart) record++;
      if (isUneven) own.uneven++;
      line += 1 + within;
    });
    note(own, octets, places, base);
    base += end;
    kept = octets.slice(end);
    tell({ done: Math.min(at + BLOCK, file.size), all: file.size, ...counts(own) });
    await pause();
  }
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

/** The octets of the identifier with the number `index`. */
export async function identifier(index) {
  const { file, shape, starts, lengths } = current;
  const start = starts.values[index];
  return read(shape.kind, await octetsOf(file, start, start + lengths.values[index]));
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
    index,
    line: own.lines.values[index],
    state: own.states.values[index],
    text: decoder.decode((await identifier(index)).subarray(0, 2000)),
  });
  return { count: shown.length, first, rows: await Promise.all(Array.from(indexes, row)) };
}
