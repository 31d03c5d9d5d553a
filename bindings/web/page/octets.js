// How an identifier is written in a file, in octets: as it is, in a cell of CSV, or in a string of JSON.

export const [LF, CR, QUOTE] = [10, 13, 34];
const [BACKSLASH, COLON, SPACE, TAB, SMALL_U] = [92, 0x3a, 32, 9, 0x75];

/** Decodes octets, and keeps a byte order mark, which inside of a file is a character like any other. */
export const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** The end of a line without its CR. */
export const trimmed = (octets, start, end) => (end > start && octets[end - 1] === CR ? end - 1 : end);

/** The octet after the string that begins at `at`. */
function afterString(octets, at, end) {
  for (at++; at < end && octets[at] !== QUOTE; at++) if (octets[at] === BACKSLASH) at++;
  return at + 1;
}

/** Where the string in the field called `field` of an object is, with its quotation marks; null if it is empty. */
export function value(octets, start, end, field) {
  let depth = 0;
  for (let at = start; at < end; at++) {
    const octet = octets[at];
    if (octet === 0x7b || octet === 0x5b) depth++;
    else if (octet === 0x7d || octet === 0x5d) depth--;
    else if (octet === QUOTE) {
      const after = afterString(octets, at, end);
      let next = after;
      while (octets[next] === SPACE || octets[next] === TAB) next++;
      if (octets[next] === COLON && depth === 1 && unescaped(octets.subarray(at, after)) === field) {
        do next++; while (octets[next] === SPACE || octets[next] === TAB);
        const last = octets[next] === QUOTE ? afterString(octets, next, end) : next;
        // An empty string is not an identifier.
        return last > next + 2 ? [next, last] : null;
      }
      at = after - 1;
    }
  }
  return null;
}

/** The value of a text of JSON; undefined if it is not JSON. */
export function unescaped(octets) {
  try {
    return JSON.parse(decoder.decode(octets));
  } catch {
    return undefined;
  }
}

/** Whether a cell is written between quotation marks. */
const isQuoted = (octets) => octets.length > 1 && octets[0] === QUOTE && octets.at(-1) === QUOTE;

/** The octets of a quoted cell without the quotation marks around it, and with one for each doubled mark inside. */
function unquoted(octets) {
  const text = [];
  for (let at = 1; at < octets.length - 1; at++) {
    text.push(octets[at]);
    if (octets[at] === QUOTE && octets[at + 1] === QUOTE) at++;
  }
  return Uint8Array.from(text);
}

/** The octets of an identifier that is written as `octets` in a file of this kind. */
export function read(kind, octets) {
  if (kind === "csv" && isQuoted(octets)) return unquoted(octets);
  if (kind !== "jsonl") return octets;
  const text = unescaped(octets);
  return typeof text === "string" ? encoder.encode(text) : octets;
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

/** How many octets of UTF-8 the escape of JSON at `at` means, and how many octets write it. */
function escape(octets, at) {
  if (octets[at + 1] !== SMALL_U) return [1, 2];
  const code = Number.parseInt(decoder.decode(octets.subarray(at + 2, at + 6)), 16);
  if (code >= 0xd800 && code <= 0xdbff) return [4, 12];
  return [code < 0x80 ? 1 : code < 0x800 ? 2 : 3, 6];
}

/** Where the octet `place` of an identifier is in the octets that write it in a file of this kind. */
export function written(kind, octets, place) {
  const isCell = kind === "csv";
  if (kind === "lines" || (isCell && !isQuoted(octets))) return place;
  let at = 1;
  while (place > 0) {
    if (isCell) [place, at] = [place - 1, at + (octets[at] === QUOTE ? 2 : 1)];
    else {
      const [means, takes] = octets[at] === BACKSLASH ? escape(octets, at) : [1, 1];
      [place, at] = [place - means, at + takes];
    }
  }
  return at;
}
