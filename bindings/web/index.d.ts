/** A text: a string, or octets of any encoding. */
export type Text = string | Uint8Array;

/** The start and the end of a part of a text; the end is not part of it. */
export type Range = [start: number, end: number];

export type Severity = "error" | "warning" | "advice";

/** A place in a text. */
export interface Place {
  /** In octets of UTF-8, as the command counts. */
  byte: Range;
  /** In units of UTF-16: `text.slice(...place.span)` is the place. */
  span: Range;
}

/** A text at a place: what stands there, or what replaces it. */
export interface Passage extends Place {
  text: string;
}

/** One thing that is wrong with a text, or worth knowing about it. The keys are those of `hdl --format json`. */
export interface Problem extends Place {
  severity: Severity;
  /** The kind of the problem, such as `missing-slash`; `explain` has its page. */
  code: string;
  /** The column at which it begins, from 1, in characters. */
  column: number;
  message: string;
  label: string;
  /** The other places of the same accident. */
  labels: Passage[];
  help: string;
  production: string;
  /** The rule as its document prints it. */
  rule: string;
  document: string;
  /** The clause of the document or the decision that the problem rests on; `explain` has its page. */
  clause: string | null;
  expected: string[];
  /** A safe edit: nobody who saw the text could want another. */
  fix: Passage | null;
  /** A plausible edit, for a person to confirm. */
  try: Passage | null;
}

/** The text that was given, as a string, and its octets in hexadecimal digits where they are not UTF-8. */
export interface Input {
  input: string;
  input_hex?: string;
}

export interface Report extends Input {
  dialect: string;
  /** Whether no problem is an error. */
  valid: boolean;
  errors: number;
  warnings: number;
  advice: number;
  /** How many problems are not in the report. */
  more: number;
  /** In text order. */
  problems: Problem[];
  /** The whole text repaired. */
  repaired: string | null;
  /** Whether every edit that leads to `repaired` is safe. */
  safe: boolean;
}

export interface Reading {
  dialect: string;
  /** The decoded handle; null for the dialect `info-uri`, whose texts may be of any namespace. */
  handle: string | null;
  handle_hex?: string;
}

/** The part of a text that a production matches. */
export interface Part extends Passage {
  production: string;
  /** How many productions contain this one. */
  depth: number;
}

export interface Tree extends Reading, Input {
  /** Whether other readings of the text mean another handle. */
  ambiguous: boolean;
  /** The parts that productions match, each before its own parts; empty if the text is not valid. */
  productions: Part[];
  problems: Problem[];
}

/** A text in another spelling or notation. */
export interface Outcome extends Input {
  dialect: string;
  /** Null if the text was refused; `problems` say why. */
  output: string | null;
  output_hex?: string;
  lossless: boolean;
  dropped: Loss[];
  /** The parts that were lost, with their places in the input. */
  lost: (Place & { part: Loss })[];
  problems: Problem[];
}

export interface Keyed extends Reading {
  policy: Policy | null;
  /** All texts with the same handle have this key, and no others. Null if the text means no handle. */
  key: string | null;
  key_hex?: string;
  problems: Problem[];
}

export interface Comparison {
  /** `if-folded`: equal if the service of these handles ignores the case of letters. */
  equal: "yes" | "no" | "if-folded";
  relation: Relation;
  policy: Policy | null;
  reason: string;
}

export interface Page {
  kind: "problem" | "dialect" | "rule" | "clause";
  name: string;
  /** In Markdown. */
  text: string;
}

export type Policy = "octets" | "handle" | "service" | "doi" | "sun98";
export type Relation = "octets" | "uri" | "identifier" | "handle";
export type Loss =
  | "query"
  | "fragment"
  | "modifier"
  | "resolver"
  | "host"
  | "segment"
  | "server"
  | "alias-prefix";

export interface Names {
  dialects: { name: string; about: string; start: string; example: string; resolver: boolean }[];
  codes: { name: string; severity: Severity }[];
  productions: string[];
  clauses: string[];
  policies: Policy[];
  relations: Relation[];
  losses: Loss[];
  modes: string[];
  /** Those that people write most often; all others of the WHATWG Encoding Standard are known too. */
  charsets: string[];
}

/** How to read a text. */
export interface Options {
  /** A dialect, or a rule such as `rfc3986::authority`. Without it, the scheme of the text says how it is read. */
  dialect?: string | undefined;
  /** Whether a text of 1998 is already decoded. */
  characters?: boolean | undefined;
  /** The charset of the document that holds a reference of 1998. */
  charset?: string | undefined;
  /** The first path segment that the resolver of a `cordra-http` text specifies; empty if it specifies none. */
  resolverSegment?: string | undefined;
}

export interface CheckOptions extends Options {
  /** How many problems to report at most; 8 by default. */
  most?: number | undefined;
}

export interface NormalizeOptions extends Options {
  mode?: "section5" | "strict-3986" | undefined;
  /** Whether to follow the rules of the info registry. */
  registry?: boolean | undefined;
}

export interface ConvertOptions extends Options {
  /** The dialect to write. */
  to: string;
  /** What may be lost. */
  allowLoss?: "all" | Loss | Loss[] | undefined;
  /** Whether to protect dot-segments from software that removes them. */
  protectDots?: boolean | undefined;
  /** Whether to percent-escape only characters that the rules forbid. */
  minimal?: boolean | undefined;
  /** The resolver, proxy or server to write. */
  resolver?: string | undefined;
}

export interface KeyOptions extends Options {
  /** Which letters mean the same in upper and lower case; without it, the handle decides. */
  policy?: Policy | undefined;
}

export interface CompareOptions extends KeyOptions {
  /** Without it, the texts are compared as handles or DOI names, or as identifiers if one of them means neither. */
  relation?: Relation | undefined;
  /** Whether to normalize identifiers by the rules of the info registry first. */
  registry?: boolean | undefined;
}

/** Thrown about a text for which a function has no answer. */
export class HandleSyntaxError extends Error {
  readonly report: Report;
  constructor(message: string, report: Report);
}

/** Whether the text has no error; it may have warnings. */
export function isValid(text: Text, options?: Options): boolean;
/** The errors, warnings and advice about the text. */
export function check(text: Text, options?: CheckOptions): Report;
/** Every reading of the text with its parts; if no dialect can read it, one reading that has the problems. */
export function parse(text: Text, options?: Options): Tree[];
/** Every dialect that accepts the text, and the handle that it reads there. */
export function detect(text: Text, options?: Omit<Options, "dialect">): Reading[];
/** The identifiers in prose, HTML, Markdown or any other text, one after the other. */
export function find(text: Text): Passage[];
/** The text in its normal form: the same dialect, the same meaning, one spelling. */
export function normalize(text: Text, options?: NormalizeOptions): Outcome;
/** The handle of the text in another notation. Nothing is lost that `allowLoss` does not name. */
export function convert(text: Text, options: ConvertOptions): Outcome;
/** The handle that the text means, and a key that all texts with the same handle share. */
export function key(text: Text, options?: KeyOptions): Keyed;
/** Whether two texts are equal, in which sense, and why. Throws `HandleSyntaxError` if one cannot be read. */
export function compare(one: Text, other: Text, options?: CompareOptions): Comparison;
/** The text after every safe edit; null if there is nothing to fix, or if the text would still be wrong. */
export function fix(text: string, options?: Options): string | null;
export function fix(text: Uint8Array, options?: Options): Uint8Array | null;
export function fix(text: Text, options?: Options): Text | null;
/** The page about a problem, a dialect, a rule or a clause. Throws if nothing has this name. */
export function explain(name: string): Page;
/**
 * What the rule of a problem read before its place, each once: the names of rules, and quoted texts such as `"/"`, as
 * in the diagram of the rule. Empty if the problem is not one of syntax.
 */
export function way(text: Text, problem: Pick<Problem, "production" | "byte">, options?: Options): string[];
/** Every name that a caller may use. */
export function names(): Names;

/**
 * Starts the library with its WebAssembly, before any other function is called. Only a program that imports
 * `handle-syntax/api.js` needs it: `handle-syntax` itself has started when its import is done.
 */
export function start(module: WebAssembly.Module | BufferSource): void;
/** Fetches the WebAssembly from an address, and starts the library with it; see `start`. */
export function load(address: string | URL): Promise<void>;
