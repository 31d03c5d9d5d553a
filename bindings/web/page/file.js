// A file of any length in the worker: the place of each identifier, and what is wrong with it.

import { names, survey as surveyed } from "../api.js";
import { Column } from "./column.js";
import { BEGINNING, decoded, encoding, kind, mark } from "./kind.js";
import { decoder, read } from "./octets.js";
import { scanners } from "./scan.js";
import { LONGEST, READ, TOO_LONG, UNREAD } from "./unread.js";

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

/** Lets the worker receive requests, such as that to stop, which wait while a block is worked on. */
export const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The octets of a part of a file. */
export const octetsOf = async (file, start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer());

/** The file in UTF-8, and the encoding that it had if it was another; or why it cannot be read. */
async function inUtf8(file) {
  const given = encoding(await octetsOf(file, 0, 2));
  if (!given) return { text: file, encoding: null };
  return decoded(file, given).then((text) => ({ text, encoding: given }), () => ({ refused: { why: "utf16" } }));
}

/** Reads the file and checks each identifier; `tell` learns how far it is. Null if another survey began meanwhile. */
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
    // Whether each can be read, or why not.
    whys: new Column(Uint8Array),
    uneven: 0,
    order: null,
  };
  current = own;
  await scanned(own, scanners[shape.kind]({ ...shape, column: chosen, field: shape.fields[chosen] }), mark(beginning), tell);
  return { ...shape, chosen, encoding, uneven: own.uneven, stopped: own.stopped, ...counts(own) };
}

/** Gives the file from octet `start` on to a scanner, block by block, and checks what it finds. */
async function scanned(own, scan, start, tell) {
  const { file } = own;
  let [base, line, record, kept] = [start, 1, 0, new Uint8Array()];
  for (let at = 0; at < file.size && !own.stopped; at += BLOCK) {
    const block = await octetsOf(file, Math.max(at, start), at + BLOCK);
    const octets = new Uint8Array(kept.length + block.length);
    octets.set(kept);
    octets.set(block, kept.length);
    const [places, whys] = [[], []];
    const end = scan(octets, at + BLOCK >= file.size, (from, to, rowStart, rowStop, within, why = READ, isUneven = false) => {
      if (from >= 0) {
        places.push(from, to);
        whys.push(why);
        own.lines.push(line);
        own.records.push(record);
        own.within.push(from - rowStart);
      }
      // An empty line is not a record.
      if (rowStop > rowStart) record++;
      if (isUneven) own.uneven++;
      line += 1 + within;
    });
    note(own, octets, places, whys, base);
    base += end;
    kept = octets.slice(end);
    tell({ done: Math.min(at + BLOCK, file.size), all: file.size, ...counts(own) });
    await pause();
  }
}

/** The state of a row that cannot be read, as `survey` in `src/list.rs` would number it. */
const unread = (why) => 3 | (names().codes.findIndex(({ name }) => name === UNREAD[why][0]) << 8);

/** Checks the identifiers at `places` of a block that begins at `base`; `whys` says which of them cannot be read. */
function note(own, octets, places, whys, base) {
  const { shape, options } = own;
  const [parts, ranges] = [[], []];
  let length = 0;
  whys.forEach((why, index) => {
    const place = octets.subarray(places[2 * index], places[2 * index + 1]);
    const part = why === READ ? read(shape.kind, place) : place;
    if (why === READ && part.length > LONGEST) whys[index] = TOO_LONG;
    const taken = whys[index] === READ ? part : part.subarray(0, 0);
    if (shape.kind === "lines") ranges.push(places[2 * index], places[2 * index] + taken.length);
    else {
      parts.push(taken);
      ranges.push(length, (length += taken.length));
    }
  });
  let texts = octets;
  if (shape.kind !== "lines") {
    texts = new Uint8Array(length);
    parts.forEach((part, index) => texts.set(part, ranges[2 * index]));
  }
  const states = surveyed(texts, Uint32Array.from(ranges), options);
  states.forEach((state, index) => {
    own.starts.push(base + places[2 * index]);
    own.lengths.push(places[2 * index + 1] - places[2 * index]);
    own.whys.push(whys[index]);
    own.states.push(whys[index] === READ ? state : unread(whys[index]));
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
  const { file, shape, starts, lengths, whys } = current;
  const start = starts.values[index];
  const octets = await octetsOf(file, start, start + lengths.values[index]);
  // A row that cannot be read is shown as it is in the file.
  return whys.values[index] === READ ? read(shape.kind, octets) : octets;
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
    why: UNREAD[own.whys.values[index]]?.[1] ?? "",
    text: decoder.decode((await identifier(index)).subarray(0, 2000)),
  });
  return { count: shown.length, first, rows: await Promise.all(Array.from(indexes, row)) };
}
