// The rows of a table, read in one place for its header, its separator and its identifiers.

import { LF, QUOTE, trimmed } from "./octets.js";

/**
 * Reads the row that begins at `at`, and calls `cell(number, start, end)` for each of its cells, with the quotation marks
 * around it. Returns where the next row begins, which is after all octets if the row has no line end, and how many line
 * ends are inside of the row.
 */
export function row(octets, at, delimiter, cell) {
  let within = 0;
  for (let number = 0; ; number++) {
    const start = at;
    if (octets[at] === QUOTE) {
      at++;
      while (at < octets.length && !(octets[at] === QUOTE && octets[at + 1] !== QUOTE)) {
        if (octets[at] === LF) within++;
        at += octets[at] === QUOTE ? 2 : 1;
      }
      at++;
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
    at = row(octets, at, separator.charCodeAt(0), (_, start, end) => cells.push(octets.subarray(start, end))).next;
    if (cells.length > 1 || cells[0].length > 0) found.push(cells);
  }
  return found;
}
