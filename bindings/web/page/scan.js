// Where the identifiers of a file are: its lines, a column of CSV, or a field of JSON Lines.

const [LF, CR, QUOTE, BACKSLASH] = [10, 13, 34, 92];
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The end of a line without its CR. */
const trimmed = (octets, start, end) => (end > start && octets[end - 1] === CR ? end - 1 : end);

/**
 * A scanner calls `found(start, end, within)` for each line or row, and returns the octet up to which it read. `start`
 * is -1 if there is no identifier, and `within` counts the line ends inside a row. `all` says whether the octets go on
 * to the end of the file.
 */
export const scanners = {
  lines: () => (octets, all, found) => {
    let start = 0;
    for (let end = octets.indexOf(LF); end >= 0 || (all && start < octets.length); end = octets.indexOf(LF, start)) {
      const stop = end < 0 ? octets.length : end;
      const last = trimmed(octets, start, stop);
      found(last > start ? start : -1, last);
      start = stop + 1;
    }
    return Math.min(start, octets.length);
  },

  /** The column with the number `column`, from 0; the first row has the names of columns. */
  csv: ({ separator, column }) => {
    let first = true;
    return (octets, all, found) => {
      const delimiter = separator.charCodeAt(0);
      let reached = 0;
      let at = 0;
      while (at < octets.length) {
        const rowStart = at;
        let [number, lines, begin, end, done] = [0, 0, -1, -1, false];
        while (!done) {
          const fieldStart = at;
          if (octets[at] === QUOTE) {
            at++;
            while (at < octets.length && !(octets[at] === QUOTE && octets[at + 1] !== QUOTE)) {
              if (octets[at] === LF) lines++;
              at += octets[at] === QUOTE ? 2 : 1;
            }
            at++;
          }
          while (at < octets.length && octets[at] !== delimiter && octets[at] !== LF) at++;
          if (number++ === column) [begin, end] = [fieldStart, octets[at] === delimiter ? at : trimmed(octets, fieldStart, at)];
          done = at >= octets.length || octets[at] === LF;
          at++;
        }
        // The rest of a row may be in the next block.
        if (at > octets.length && !all) return rowStart;
        found(first || end <= begin ? -1 : begin, end, lines);
        first = false;
        reached = Math.min(at, octets.length);
      }
      return reached;
    };
  },

  /** The field called `field` of the object on each line. */
  jsonl: ({ field }) => {
    const lines = scanners.lines();
    return (octets, all, found) =>
      lines(octets, all, (start, end) => {
        const place = start < 0 ? null : value(octets, start, end, field);
        found(place ? place[0] : -1, place ? place[1] : -1);
      });
  },
};

/** The octet after the string that begins at `at`. */
function afterString(octets, at, end) {
  for (at++; at < end && octets[at] !== QUOTE; at++) if (octets[at] === BACKSLASH) at++;
  return at + 1;
}

/** Where the string called `field` of an object is, with its quotation marks. */
function value(octets, start, end, field) {
  let depth = 0;
  for (let at = start; at < end; at++) {
    const octet = octets[at];
    if (octet === 0x7b || octet === 0x5b) depth++;
    else if (octet === 0x7d || octet === 0x5d) depth--;
    else if (octet === QUOTE) {
      const after = afterString(octets, at, end);
      let next = after;
      while (octets[next] === 32 || octets[next] === 9) next++;
      if (octets[next] === 0x3a && depth === 1 && unescaped(octets.subarray(at, after)) === field) {
        do next++; while (octets[next] === 32 || octets[next] === 9);
        return octets[next] === QUOTE ? [next, afterString(octets, next, end)] : null;
      }
      at = after - 1;
    }
  }
  return null;
}

function unescaped(octets) {
  try {
    return JSON.parse(decoder.decode(octets));
  } catch {
    return null;
  }
}

/** The octets of an identifier that is written as `octets` in a file of this kind. */
export function read(kind, octets) {
  if (kind === "csv" && octets[0] === QUOTE) {
    return encoder.encode(decoder.decode(octets).slice(1).replace(/"\s*$/, "").replaceAll('""', '"'));
  }
  if (kind === "jsonl") {
    const text = unescaped(octets);
    return text === null ? octets : encoder.encode(text);
  }
  return octets;
}

/** The octets that write an identifier in a file of this kind. */
export function write(kind, octets, separator) {
  const text = decoder.decode(octets);
  if (kind === "jsonl") return encoder.encode(JSON.stringify(text));
  if (kind === "csv" && (text.includes(separator) || /["\r\n]/.test(text))) {
    return encoder.encode(`"${text.replaceAll('"', '""')}"`);
  }
  return octets;
}

/** What kind of file this is, by its name and its beginning, and the names of its columns or fields. */
export function kind(name, beginning) {
  const [head] = decoder.decode(beginning).replace(/^\ufeff/, "").split(/\r?\n/, 1);
  const object = /\.(jsonl|ndjson|json)$/i.test(name) || head.startsWith("{") ? unescaped(new TextEncoder().encode(head)) : null;
  if (object && typeof object === "object" && !Array.isArray(object)) {
    return { kind: "jsonl", fields: Object.keys(object) };
  }
  const separator = /\.tsv$/i.test(name) ? "\t" : [",", "\t", ";"].find((one) => head.includes(one));
  if (separator && /\.(csv|tsv)$/i.test(name)) {
    return { kind: "csv", separator, fields: head.split(separator).map((field) => field.replace(/^"|"$/g, "")) };
  }
  return { kind: "lines", fields: [] };
}
