// What kind of file this is, and where its identifiers probably are.

import { rows } from "./cells.js";
import { LF, decoder, read, unescaped } from "./octets.js";
import { refusal, unlisted } from "./refused.js";

/** How many rows of a table are looked at. */
const ROWS = 50;

/** The separators of tables, the most usual first. */
const SEPARATORS = [",", "\t", ";", "|"];

/** The names of columns that probably have identifiers, the most probable first. */
const LIKELY = [/doi|handle|\bpid\b/i, /identifier|url|uri|link/i, /^id$/i];

/** What identifiers begin with or contain, and names of columns do not. */
const IDENTIFIER = /^\W*\d+\.\d|^\W*\d[\d.]*\/|:\/\/|^\W*(doi|hdl|info):/i;

/** The text encodings that a byte order mark shows, which browsers can decode. */
const MARKS = [["utf-16le", 0xff, 0xfe], ["utf-16be", 0xfe, 0xff]];

/** The encoding of a text, if it is not UTF-8. */
export const encoding = (octets) => MARKS.find(([, ...mark]) => mark.every((octet, at) => octets[at] === octet))?.[0] ?? null;

/**
 * A text of another encoding as UTF-8, with a byte order mark, without which Excel would take it for something else.
 */
export async function decoded(file, encoding) {
  const texts = file.stream().pipeThrough(new TextDecoderStream(encoding, { fatal: true }));
  const octets = await new Response(texts.pipeThrough(new TextEncoderStream())).blob();
  return new Blob(["\ufeff", octets]);
}

/** The length of the byte order mark with which a file begins, which is not part of the first line; 0 without one. */
export const mark = (octets) => (octets[0] === 0xef && octets[1] === 0xbb && octets[2] === 0xbf ? 3 : 0);

/** How many octets of a file `kind` is given. */
export const BEGINNING = 65_536;

/** The whole lines at the beginning of a file, without a byte order mark. */
function linesOf(beginning) {
  const last = beginning.length < BEGINNING ? -1 : beginning.lastIndexOf(LF);
  return beginning.subarray(mark(beginning), last < 0 ? beginning.length : last);
}

/** How many cells the first row has, and how many of the other rows have as many, from 0 to 1. */
function shape(octets, separator) {
  const [first = [], ...others] = rows(octets, separator, ROWS);
  const alike = others.filter(({ length }) => length === first.length).length;
  return { separator, cells: first.length, alike: others.length > 0 ? alike / others.length : 0.5 };
}

/** The separator that divides most rows alike; of several, the one that makes most cells; a comma for one column. */
function separatorOf(octets) {
  const shapes = SEPARATORS.map((separator) => shape(octets, separator)).filter(({ cells, alike }) => cells > 1 && alike > 0);
  return shapes.sort((one, other) => other.alike - one.alike || other.cells - one.cells)[0]?.separator ?? ",";
}

/** Whether a file whose name does not say so is a table: all rows have equally many tabs, as if copied from Excel. */
function isTable(octets) {
  const { cells, alike } = shape(octets, "\t");
  return cells > 1 && alike === 1;
}

/** The column whose name, or else whose cells, most probably are those of identifiers. */
function likely(names, cells) {
  const named = LIKELY.map((name) => names.findIndex((field) => name.test(field))).find((found) => found >= 0);
  if (named !== undefined) return named;
  const counts = names.map((_, column) => cells.filter((row) => IDENTIFIER.test(row[column] ?? "")).length);
  return counts.indexOf(Math.max(...counts));
}

/** A table: its separator, whether its first row has names, and these names or, without them, the first cells. */
function table(octets, separator, header) {
  const cells = rows(octets, separator, ROWS).map((row) => row.map((cell) => decoder.decode(read("csv", cell)).trim()));
  const [first = [], ...others] = cells;
  const named = header ?? !first.some((cell) => IDENTIFIER.test(cell));
  const chosen = named ? likely(first, others) : likely(first.map(() => ""), cells);
  return { kind: "csv", separator, header: named, fields: first, chosen };
}

/**
 * What kind of file this is, by its name and its beginning, the names of its columns or fields, and the one that is
 * probably meant; or why it cannot be read. `header` says whether the first row has names, if a person said so.
 */
export function kind(name, beginning, header) {
  const refused = refusal(beginning);
  if (refused) return { refused };
  const octets = linesOf(beginning);
  const text = decoder.decode(octets);
  const [head] = text.split(/\r?\n/, 1);
  const object = head.startsWith("{") ? (unescaped(new TextEncoder().encode(head)) ?? null) : null;
  const wrong = unlisted(name, text, object !== null);
  if (wrong) return { refused: wrong };
  if (object) {
    const fields = Object.keys(object);
    return { kind: "jsonl", fields, chosen: likely(fields, []) };
  }
  if (/\.(tsv|tab)$/i.test(name)) return table(octets, "\t", header);
  if (/\.csv$/i.test(name)) return table(octets, separatorOf(octets), header);
  return isTable(octets) ? table(octets, "\t", header) : { kind: "lines", fields: [], chosen: 0 };
}
