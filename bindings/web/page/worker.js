// The worker, which has the library: answers what the page asks.

import * as hs from "../api.js";
import { fixed, report, rows, survey, stop } from "./file.js";

/** Which losses a conversion may have: all, because the page shows what would be lost. */
const ALLOWED = "all";

/** How many problems of a text are shown. */
const MOST = 20;

/** Starts the library, which the page has gzipped and in base64, and returns all names. */
async function start(base64) {
  const gzipped = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([gzipped]).stream().pipeThrough(new DecompressionStream("gzip"));
  hs.start(await WebAssembly.compile(await new Response(stream).arrayBuffer()));
  return hs.names();
}

/** The reports of all lines. */
const check = (lines, options) =>
  lines.map((line) => {
    if (line === "") return null;
    const { dialect, valid, errors, warnings, advice, problems } = hs.check(line, options);
    return { dialect, valid, errors, warnings, advice, problems: problems.map(({ severity, span }) => ({ severity, span })) };
  });

/** Everything about one text. */
function analyse(text, options) {
  const report = hs.check(text, { ...options, most: MOST });
  const isRule = options.dialect?.includes("::");
  const about = { report, trees: hs.parse(text, { ...options, dialect: report.dialect }), readings: hs.detect(text), normal: null, key: null, notations: [] };
  if (!report.valid || isRule) return about;
  about.normal = hs.normalize(text, options);
  about.key = hs.key(text, options);
  const others = hs.names().dialects.filter(({ name }) => name !== report.dialect);
  about.notations = others.map(({ name }) => ({ to: name, ...hs.convert(text, { ...options, to: name, allowLoss: ALLOWED }) }));
  return about;
}

const methods = { start, check, analyse, explain: hs.explain, way: hs.way, survey, rows, fixed, report, stop };

onmessage = async ({ data: { id, method, given } }) => {
  try {
    const tell = (progress) => postMessage({ id, progress });
    postMessage({ id, answer: await methods[method](...given, tell) });
  } catch (error) {
    postMessage({ id, error: error.message });
  }
};
