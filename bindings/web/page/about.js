// What the page shows of a text: a summary of each line, and everything about the line that a person looks at.

import * as hs from "../api.js";

/** A conversion may have any loss, because the page shows what would be lost. */
const ALLOWED = "all";

/** How many problems of a text are shown. */
const MOST = 20;

/** The proxy for DOI names, which their users expect in a link. */
const DOI = "doi.org";

/**
 * The warnings about texts that hold more than an identifier, or something else. Such a text is valid by the rules,
 * because a handle may have almost any character, but hardly anybody means all of it.
 */
export const DOUBTS = new Set([
  "default-prefix", "doi-prefix", "doubled-scheme", "ellipsis", "enclosing-marks", "fullwidth-character", "html-entity",
  "inner-space", "invisible-character", "json-escape", "landing-page", "latex-escape", "leading-text", "library-proxy",
  "markup", "misspelt-scheme", "mojibake", "other-identifier", "placeholder", "prefix-lookalike", "query-text",
  "replacement-character", "spreadsheet-formula", "stray-whitespace", "trailing-punctuation", "trailing-text", "truncated",
  "two-identifiers", "unbalanced-bracket", "unknown-proxy", "url-as-handle", "wrong-slashes",
]);

/** The warnings about texts whose end is missing, so that what is found in them is a part of an identifier. */
const CUT = new Set(["ellipsis", "truncated"]);

const has = ({ problems }, codes) => problems.some(({ code }) => codes.has(code));

const isDoubted = (report) => !report.valid || has(report, DOUBTS);

/**
 * The reports of all lines, with no more than the page shows of them, and, if there are several, the line after every
 * safe edit.
 */
export const summaries = (lines, options) =>
  lines.map((line) => {
    if (line.length === 0) return null;
    const report = hs.check(line, options);
    const { dialect, valid, errors, warnings, advice, problems } = report;
    const fixed = lines.length > 1 && problems.some(({ fix }) => fix) ? hs.fix(line, options) : null;
    const places = problems.map(({ severity, span }) => ({ severity, span }));
    return { dialect, valid, doubted: isDoubted(report), errors, warnings, advice, problems: places, fixed };
  });

/** The other spellings of a valid text. For a DOI name, the link to doi.org is the first of them. */
function spellings(text, dialect, options) {
  const key = hs.key(text, options);
  const convert = (to, as, more) => ({ as, ...hs.convert(text, { ...options, ...more, to, allowLoss: ALLOWED }) });
  const others = hs.names().dialects.filter(({ name }) => name !== dialect).map(({ name }) => convert(name, name, {}));
  const notations = key.policy === "doi" ? [convert("proxy", DOI, { resolver: DOI }), ...others] : others;
  return { text, normal: hs.normalize(text, options), key, notations };
}

/** The only identifier in a text that has more in it than that; null if there are several, or none. */
function onlyOne(whole) {
  const found = hs.find(whole);
  if (found.length !== 1) return null;
  const text = hs.fix(found[0].text) ?? found[0].text;
  const report = hs.check(text);
  return text === whole || isDoubted(report) ? null : spellings(text, report.dialect, {});
}

/** Everything about one text. `spellings` are those of the text or, if that is doubtful, of the identifier in it. */
export function everything(text, options) {
  const report = hs.check(text, { ...options, most: MOST });
  const trees = hs.parse(text, { ...options, dialect: report.dialect });
  const about = { report, trees, readings: hs.detect(text), doubted: isDoubted(report), spellings: null, found: null };
  if (options.dialect?.includes("::")) return about;
  if (about.doubted) return { ...about, found: has(report, CUT) ? null : onlyOne(text) };
  return { ...about, spellings: spellings(text, report.dialect, options) };
}
