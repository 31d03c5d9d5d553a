// Where the identifiers of a file are: its lines, a column of CSV, or a field of JSON Lines.

import { row } from "./cells.js";
import { LF, QUOTE, trimmed, unescaped, value } from "./octets.js";
import { FEWER, MORE, NOT_JSON, NOT_STRING, READ } from "./unread.js";

/** Whether a cell has nothing in it, not even between quotation marks. */
const isEmpty = (octets, start, end) => end === start || (octets[start] === QUOTE && end === start + 2);

/**
 * A scanner calls `found(start, end, begin, stop, within, why, isUneven)` for each line or row, and returns the octet
 * up to which it read. The line or row is from `begin` to `stop`, and the identifier in it from `start` to `end`;
 * `start` is -1 if it has no identifier. `within` counts the line ends inside a row. If the row cannot be read, `why`
 * says why, and `start` and `end` are those of the whole row. `isUneven` says whether it has fewer or more cells than
 * the first row; empty cells at its end do not count as more. `all` says whether the octets go on to the end of the
 * file.
 */
export const scanners = {
  lines: () => (octets, all, found) => {
    let start = 0;
    for (let end = octets.indexOf(LF); end >= 0 || (all && start < octets.length); end = octets.indexOf(LF, start)) {
      const stop = end < 0 ? octets.length : end;
      const last = trimmed(octets, start, stop);
      found(last > start ? start : -1, last, start, last, 0);
      start = stop + 1;
    }
    return Math.min(start, octets.length);
  },

  /** The column with the number `column`, from 0. If there is a header, the first row has the names of the columns. */
  csv: ({ separator, column, header, fields }) => {
    let names = header;
    // Spreadsheets write empty cells after the last name, and not in every row.
    const columns = header ? fields.findLastIndex((name) => name !== "") + 1 : fields.length;
    return (octets, all, found) => {
      const delimiter = separator.charCodeAt(0);
      let at = 0;
      while (at < octets.length) {
        let [start, end, last, cells, filled] = [-1, -1, at, 0, 0];
        const { next, within } = row(octets, at, delimiter, all, (number, from, to) => {
          if (number === column && !isEmpty(octets, from, to)) [start, end] = [from, to];
          last = to;
          cells = number + 1;
          if (to > from) filled = cells;
        });
        // The rest of a row may be in the next block.
        if (next > octets.length && !all) return at;
        const isEmptyRow = last === at;
        if (names && !isEmptyRow) {
          names = false;
          found(-1, -1, at, at, within);
        } else {
          const [isLess, isMore] = [cells < columns, filled > fields.length];
          // Without names, a row of any length is read if it has the column.
          const why = header ? (isLess ? FEWER : isMore ? MORE : READ) : cells <= column ? FEWER : READ;
          const isRead = isEmptyRow || why === READ;
          const place = isRead ? [start, end] : [at, last];
          found(...place, at, last, within, isRead ? READ : why, !isEmptyRow && (isLess || isMore));
        }
        at = Math.min(next, octets.length);
      }
      return at;
    };
  },

  /** The field called `field` of the object on each line. */
  jsonl: ({ field }) => {
    const lines = scanners.lines();
    return (octets, all, found) =>
      lines(octets, all, (start, end, begin, stop) => {
        if (start < 0) return found(-1, -1, begin, stop, 0);
        const line = unescaped(octets.subarray(start, end));
        if (line === undefined) return found(start, end, begin, stop, 0, NOT_JSON);
        const isObject = typeof line === "object" && line !== null && Object.hasOwn(line, field);
        if (!isObject || line[field] === null) return found(-1, -1, begin, stop, 0);
        if (typeof line[field] !== "string") return found(start, end, begin, stop, 0, NOT_STRING);
        const place = value(octets, start, end, field) ?? [-1, -1];
        found(...place, begin, stop, 0);
      });
  },
};
