// What JavaScript calls: texts become octets on the way in, answers become objects on the way out.
//
// `index.js` and `node.js` load the WebAssembly and export the same functions.

import * as native from "./dist/native.js";
import { hinted, unknown, written } from "./options.js";

/** Thrown only by `compare`, about a text that it cannot read. Its message is a sentence; `report` has the problems. */
export class HandleSyntaxError extends Error {
  name = "HandleSyntaxError";

  constructor(message, report) {
    super(message);
    this.report = report;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Starts the library with its WebAssembly, a module or its octets. */
export const start = (module) => void native.initSync({ module });

/** Fetches the WebAssembly from an address, and starts the library with it. */
export async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the WebAssembly is not at ${response.url}: the server answers ${response.status}`);
  // A browser compiles the WebAssembly while it arrives, but only if the server says that it is WebAssembly.
  const isNamed = response.headers.get("Content-Type")?.toLowerCase() === "application/wasm";
  start(await (isNamed ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then(WebAssembly.compile)));
}

/** The octets of a string with lone surrogates. UTF-8 has none, so each becomes three octets that are not UTF-8. */
function surrogates(text) {
  // The encoder writes U+FFFD for each of them, which takes three octets too.
  const octets = encoder.encode(text);
  let at = 0;
  for (let unit = 0; unit < text.length; unit++) {
    const code = text.codePointAt(unit);
    if (code >= 0xd800 && code <= 0xdfff) {
      octets[at] = 0xed;
      octets[at + 1] = 0x80 | ((code >> 6) & 0x3f);
      octets[at + 2] = 0x80 | (code & 0x3f);
    }
    // A character of four octets is a pair of two units.
    if (code > 0xffff) unit++;
    at += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return octets;
}

const LONE = /\p{Surrogate}/u;

/** Whether this is a `Uint8Array`. One from another window is no instance of the class `Uint8Array` of this one. */
const isOctets = (text) => ArrayBuffer.isView(text) && text[Symbol.toStringTag] === "Uint8Array";

function octets(text) {
  if (typeof text === "string") return LONE.test(text) ? surrogates(text) : encoder.encode(text);
  if (isOctets(text)) return text;
  throw new TypeError("the text must be a string or a Uint8Array");
}

/** Calls a function of the library. The sentence that it throws about a wrong option becomes a `TypeError`. */
function ask(name, texts, options, ...others) {
  const given = written(name, options);
  const octetsOfTexts = texts.map(octets);
  try {
    return native[name](...octetsOfTexts, ...others, given);
  } catch (error) {
    throw typeof error === "string" ? new TypeError(hinted(error, names)) : error;
  }
}

/** The answer about a text. Its `input` is the string that the caller gave, even if UTF-8 cannot hold that string. */
function answer(name, text, options) {
  const found = JSON.parse(ask(name, [text], options));
  for (const record of Array.isArray(found) ? found : [found]) {
    if (typeof text === "string" && "input" in record) {
      record.input = text;
      delete record.input_hex;
    }
  }
  return found;
}

/** An answer in the type of the text: a string for a string, octets for octets. */
function same(text, octets) {
  if (octets === undefined || octets === null) return null;
  if (typeof text !== "string") return octets;
  try {
    return decoder.decode(octets);
  } catch {
    return null;
  }
}

export const isValid = (text, options) => ask("isValid", [text], options);
export const check = (text, options) => answer("check", text, options);
export const detect = (text, options) => answer("detect", text, options);
export const normalize = (text, options) => answer("normalize", text, options);
export const convert = (text, options) => answer("convert", text, options);
export const key = (text, options) => answer("key", text, options);
export const fix = (text, options) => same(text, ask("fix", [text], options));

/**
 * Every reading of the text with its parts. If the text is UTF-8, the library gives only the places of the parts, and
 * their texts are cut out here: passed as JSON, they would be many copies of a long text.
 */
export function parse(text, options) {
  const trees = answer("parse", text, options);
  if (trees.every((tree) => "input" in tree)) return trees;
  const input = typeof text === "string" ? text : decoder.decode(text);
  for (const tree of trees) {
    tree.input = input;
    for (const part of tree.productions) part.text = input.slice(...part.span);
  }
  return trees;
}

/** The identifiers in a text. As there are no options, a second argument can only be a mistake. */
export function find(text, options) {
  written("find", options);
  return JSON.parse(native.find(octets(text)));
}

export function compare(one, other, options) {
  const compared = JSON.parse(ask("compare", [one, other], options));
  if (!("report" in compared)) return compared;
  const which = compared.text === 0 ? "first" : "second";
  throw new HandleSyntaxError(`the ${which} text cannot be compared: ${compared.message}`, compared.report);
}

export function explain(name) {
  const page = native.explain(String(name));
  if (page !== undefined) return JSON.parse(page);
  const { codes, dialects, productions, clauses } = names();
  const known = [...[...codes, ...dialects].map((one) => one.name), ...productions, ...clauses];
  throw new RangeError(unknown("problem, dialect, rule or clause", String(name), known));
}

/** What a rule read before the place of a problem; see `way` in `src/lib.rs`. */
export function way(text, problem, options) {
  if (typeof problem?.production !== "string" || !Number.isInteger(problem.byte?.[0])) {
    throw new TypeError("way needs a problem of the report, with its `production` and its `byte`");
  }
  return JSON.parse(ask("way", [text], options, problem.production, problem.byte[0]));
}

let known;

/** Every name that a caller may use. */
export const names = () => (known ??= JSON.parse(native.names()));

/** What is wrong with each of many texts, as one number for each; see `survey` in `src/list.rs`. */
export const survey = (octets, ranges, options) => native.survey(octets, ranges, options ? JSON.stringify(options) : "");

/** The report about a text that was not read; see `refused` in `src/list.rs`. */
export const refused = (code, why, options) => JSON.parse(native.refused(code, why, options ? JSON.stringify(options) : ""));
