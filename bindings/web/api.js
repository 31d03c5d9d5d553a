// What JavaScript calls: texts become octets on the way in, answers become objects on the way out.
//
// `index.js` and `node.js` load the WebAssembly and export the same functions.

import * as native from "./dist/native.js";

/** Thrown about a text for which a function has no answer. Its message is a sentence; `report` has all problems. */
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

/** The octets of a string with lone surrogates. UTF-8 has none, so each becomes octets that are reported as wrong. */
function surrogates(text) {
  const octets = [];
  for (const character of text) {
    const code = character.codePointAt(0);
    if (code >= 0xd800 && code <= 0xdfff) {
      octets.push(0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    } else {
      octets.push(...encoder.encode(character));
    }
  }
  return Uint8Array.from(octets);
}

const LONE = /\p{Surrogate}/u;

function octets(text) {
  if (typeof text === "string") return LONE.test(text) ? surrogates(text) : encoder.encode(text);
  if (text instanceof Uint8Array) return text;
  throw new TypeError("the text must be a string or a Uint8Array");
}

/** Calls a function of the library. The sentence that it throws about a wrong option becomes a `TypeError`. */
function ask(name, texts, options, ...others) {
  let given = "";
  if (options !== undefined) {
    if (options === null || typeof options !== "object") throw new TypeError("the options must be an object");
    given = JSON.stringify(options);
  }
  const octetsOfTexts = texts.map(octets);
  try {
    return native[name](...octetsOfTexts, ...others, given);
  } catch (error) {
    throw typeof error === "string" ? new TypeError(error) : error;
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
export const parse = (text, options) => answer("parse", text, options);
export const detect = (text, options) => answer("detect", text, options);
export const normalize = (text, options) => answer("normalize", text, options);
export const convert = (text, options) => answer("convert", text, options);
export const key = (text, options) => answer("key", text, options);
export const fix = (text, options) => same(text, ask("fix", [text], options));
export const find = (text) => JSON.parse(native.find(octets(text)));

export function compare(one, other, options) {
  const compared = JSON.parse(ask("compare", [one, other], options));
  if (!("report" in compared)) return compared;
  const which = compared.text === 0 ? "first" : "second";
  throw new HandleSyntaxError(`the ${which} text cannot be compared: ${compared.message}`, compared.report);
}

export function explain(name) {
  try {
    return JSON.parse(native.explain(String(name)));
  } catch (error) {
    throw typeof error === "string" ? new RangeError(error) : error;
  }
}

/** What a rule read before the place of a problem; see `way` in `src/lib.rs`. */
export const way = (text, { production, byte }, options) => JSON.parse(ask("way", [text], options, production, byte[0]));

let known;

/** Every name that a caller may use. */
export const names = () => (known ??= JSON.parse(native.names()));

/** What is wrong with each of many texts, as one number for each; see `survey` in `src/list.rs`. */
export const survey = (octets, ranges, options) => native.survey(octets, ranges, options ? JSON.stringify(options) : "");
