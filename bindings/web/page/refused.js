// The files that the page cannot read, by their first octets, as the command knows them. What the page says about each
// is in `reasons.js`.

/** How many octets are searched for NUL, which no text has, and for the entries of an archive. */
const LOOKED_AT = 1 << 14;

/** The octets with which a file begins; `.` is any octet. */
const BEGINNINGS = [
  ["gzip", "\x1f\x8b"],
  ["zstd", "\x28\xb5\x2f\xfd"],
  ["xz", "\xfd7zXZ\0"],
  ["bzip2", "BZh.1AY&SY"],
  ["pdf", "%PDF-"],
  ["oldOffice", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
  ["sqlite", "SQLite format 3\0"],
  ["columns", "PAR1\x15"],
  ["columns", "ARROW1\0\0"],
];

/** The entries of a zip archive that show which document it is; the first that is there counts. */
const ENTRY = "PK\x03\x04";
const NAME = 30;
const ENTRIES = [
  ["word", "word/"],
  ["sheet", "xl/"],
  ["slides", "ppt/"],
  ["text", "mimetypeapplication/vnd.oasis.opendocument.text"],
  ["sheet", "mimetypeapplication/vnd.oasis.opendocument.spreadsheet"],
  ["slides", "mimetypeapplication/vnd.oasis.opendocument.presentation"],
  ["book", "mimetypeapplication/epub+zip"],
  ["office", "[Content_Types].xml"],
  ["office", "mimetypeapplication/vnd.oasis"],
  ["zip", ""],
];

/** The texts that are not lists, by the name of the file and by how the text begins. */
const TEXTS = [
  ["json", /\.json$/i, /^\s*(\[\s*[[{"]|\{\s*")/],
  ["bibtex", /\.bib$/i, /^\s*@[a-z]+\s*[{(]/i],
  ["ris", /\.ris$/i, /^TY  - /],
  ["xml", /\.(xml|html?)$/i, /^\s*<([?!]|html)/i],
];

/** Each octet as the character with the same number. */
const characters = (octets) => String.fromCharCode(...octets.subarray(0, LOOKED_AT));

const begins = (text, octets) => [...octets].every((octet, at) => octet === "." || octet === text[at]);

function archive(text) {
  const starts = Array.from(text.matchAll(new RegExp(ENTRY, "g")), ({ index }) => index + NAME);
  return ENTRIES.find(([, name]) => starts.some((start) => text.startsWith(name, start)))[0];
}

/** Why the page cannot read a file that begins with `octets`, as the name of a sentence; null if it can. */
export function refusal(octets) {
  const text = characters(octets);
  if (text.startsWith(ENTRY)) return { why: archive(text) };
  const [compressed] = BEGINNINGS.find(([, beginning]) => begins(text, beginning)) ?? [];
  if (compressed) return { why: compressed };
  const binary = text.indexOf("\0");
  if (binary >= 0) return { why: "binary", line: text.slice(0, binary).split("\n").length };
  if (/\r[^]/.test(text) && !text.includes("\n")) return { why: "carriage" };
  const [separator] = text.match(/(?<=^(\xef\xbb\xbf)?sep=)./) ?? [];
  if (separator) return { why: "sep", separator };
  return null;
}

/** Why a text is not a list; null if it may be one. `isLines` says whether its first line is an object of JSON. */
export function unlisted(name, text, isLines) {
  const [why] = TEXTS.find(([, named, beginning]) => named.test(name) || beginning.test(text)) ?? [];
  return why && !(why === "json" && isLines) ? { why } : null;
}
