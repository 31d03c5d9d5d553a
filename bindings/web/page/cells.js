// The rows of a table, read in one place for its header, its separator and its identifiers.

import { CR, LF, QUOTE, trimmed } from "./octets.js";

/** The longest quoted cell with several lines, as in the command; a longer one is taken to have no closing mark. */
const LONGEST = 1 << 20;

/**
 * The octet after the cell whose quotation mark is at `start`, and how many line ends it has. Null if the mark opens no
 * cell: it is not closed, or only by a mark that probably opens another cell some lines later. Such a mark would hide
 * the rows after it. `all` says whether the octets go on to the end of the file.
 */
function quoted(octets, start, delimiter, all) {
  let [at, lines] = [start + 1, 0];
  while (at < octets.length && at - start <= LONGEST && !(octets[at] === QUOTE && octets[at + 1] !== QUOTE)) {
    if (octets[at] === LF) lines++;
    at += octets[at] === QUOTE ? 2 : 1;
  }
  if (at - start > LONGEST) return lines > 0 ? null : { end: at, lines };
  if (at >= octets.length) return all ? null : { end: at + 1, lines };
  const next = octets[at + 1];
  const isClosed = next === undefined || next === delimiter || next === LF || next === CR;
  return isClosed || lines === 0 ? { end: at + 1, lines } : null;
}

/**
 * Reads the row that begins at `at`, and calls `cell(number, start, end)` for each of its cells, with the quotation
 * marks around it. Returns where the next row begins, which is after all octets if the row has no line end, and how
 * many line ends are inside of the row. `all` says whether the octets go on to the end of the file.
 */
export function row(octets, at, delimiter, all, cell) {
  let within = 0;
  for (let number = 0; ; number++) {
    const start = at;
    const marked = octets[at] === QUOTE ? quoted(octets, at, delimiter, all) : null;
    if (marked) {
      at = marked.end;
      within += marked.lines;
    }
    while (at < octets.length && octets[at] !== delimiter && octets[at] !== LF) at++;
    const more = octets[at] === delimiter;
    cell(number, start, more ? at : trimmed(octets, start, Math.min(at, octets.length)));
    at++;
    if (!more) return { next: at, within };
  }
}

/** The first rows, at most `most` of them, each as the octets of its cells. Empty rows are left out. */
export function rows(octets, separator, most) {
  const found = [];
  for (let at = 0; at < octets.length && found.length < most; ) {
    const cells = [];
    at = row(octets, at, separator.charCodeAt(0), true, (_, start, end) => cells.push(octets.subarray(start, end))).next;
    if (cells.length > 1 || cells[0].length > 0) found.push(cells);
  }
  return found;
}
