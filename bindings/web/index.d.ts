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

/** A text at a place. */
export interface Passage extends Place {
  /** What is there, words for it, or what replaces it. */
  text: string;
}

/** One thing that is wrong with a text, or worth knowing about it; as in `hdl check --format json`, with `span` too. */
export interface Problem extends Place {
  severity: Severity;
  /** The kind of the problem, such as `missing-slash`; `explain` has its page. */
  code: string;
  /** The column at which it begins, from 1, in characters. */
  column: number;
  /** What is wrong with this text, in one sentence, without characters that control a terminal. */
  message: string;
  /** What is at the place, or what was expected there. */
  label: string;
  /** The other places of the same accident, each with words for what is there. */
  labels: Passage[];
  /** What to do about it. */
  help: string;
  /** The name of the rule that applies at the place, such as `hdl_uri::u-local-name`; `explain` has its page. */
  production: string;
  /** The rule as its document prints it. */
  rule: string;
  /** The title of the document. */
  document: string;
  /** The clause of the document or the decision that the problem rests on; `explain` has its page. */
  clause: string | null;
  /** What was expected at the place, by the names of the rules. */
  expected: string[];
  /** A safe edit: there is only one sensible correction. */
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
  /** The dialect or the rule that read the text. */
  dialect: string;
  /** Whether no problem is an error. */
  valid: boolean;
  /** How many problems are errors, with those that are not in the report. */
  errors: number;
  /** How many problems are warnings, with those that are not in the report. */
  warnings: number;
  /** How many problems are advice, with those that are not in the report. */
  advice: number;
  /** How many problems are not in the report. */
  more: number;
  /** At most eight problems, or as many as `most` says, in the order of their places. */
  problems: Problem[];
  /**
   * The text after the edits of all its problems, safe or plausible; warnings and advice without an edit may be left.
   * Null if there is nothing to edit, if an error has no edit, if the report left problems out (`more`), if a single
   * rule read the text, if only its author knows what is meant, or if the result has more than 400 octets or a hidden
   * character.
   */
  repaired: string | null;
  /** Whether every edit that leads to `repaired` is safe. */
  safe: boolean;
}

export interface Reading {
  /** The dialect that reads the text. */
  dialect: string;
  /** The decoded handle; null for the dialect `info-uri`, whose texts may be of any namespace. */
  handle: string | null;
  /** The octets of the handle in hexadecimal digits where they are not UTF-8. */
  handle_hex?: string;
}

/** The part of a text that a production matches. */
export interface Part extends Passage {
  /** The name of the rule. */
  production: string;
  /** How many productions contain this one. */
  depth: number;
}

export interface Tree extends Reading, Input {
  /** Whether other readings of the text mean another handle. */
  ambiguous: boolean;
  /** The parts that productions match, each before its own parts; empty if the text is not valid. */
  productions: Part[];
  /** Why no dialect can read the text; empty if one can. */
  problems: Problem[];
}

/** A text in another spelling or notation. */
export interface Outcome extends Input {
  /** The dialect that read the text. */
  dialect: string;
  /** Null if the text was refused; `problems` say why. */
  output: string | null;
  /** The octets of the output in hexadecimal digits where they are not UTF-8. */
  output_hex?: string;
  /** Whether there is an output, and nothing was lost. */
  lossless: boolean;
  /** The kinds of parts that were lost because it was allowed. */
  dropped: Loss[];
  /** The parts that were lost, with their places in the input. */
  lost: (Place & { part: Loss })[];
  /** Why the text was refused; empty if it was not. */
  problems: Problem[];
}

export interface Keyed extends Reading {
  /** The policy of the key. Null if the text means no handle. */
  policy: Policy | null;
  /** All texts with the same handle have this key, and no others. Null if the text means no handle. */
  key: string | null;
  /** The octets of the key in hexadecimal digits where they are not UTF-8. */
  key_hex?: string;
  /** Why the text means no handle; empty if it means one. */
  problems: Problem[];
}

export interface Comparison {
  /** `if-folded`: equal if the service of these handles ignores the case of letters. */
  equal: "yes" | "no" | "if-folded";
  /** What was compared. */
  relation: Relation;
  /** Which letters meant the same in upper and lower case. Null if no handles were compared. */
  policy: Policy | null;
  /** Why, in one sentence. */
  reason: string;
}

export interface Page {
  /** What the page is about. */
  kind: "problem" | "dialect" | "rule" | "clause";
  /** The name as the lists of `names` have it. */
  name: string;
  /** In Markdown. */
  text: string;
}

export type Mode = "section5" | "strict-3986";
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

/** One of the dialects. */
export interface NamedDialect {
  name: string;
  /** What it is, to follow “This dialect is”. */
  about: string;
  /** The rule with which it starts, such as `hdl_uri::handle`. */
  start: string;
  /** A valid text. */
  example: string;
  /** Whether its texts can name who resolves them. */
  resolver: boolean;
}

export interface Names {
  dialects: NamedDialect[];
  /** The kinds of problems, and the severity that each usually has. */
  codes: { name: string; severity: Severity }[];
  /** The groups of problems; a name selects all problems of the group. */
  groups: string[];
  /** The rules of the documents. */
  productions: string[];
  /** The clauses and decisions that problems rest on. */
  clauses: string[];
  /** What `policy` may be. */
  policies: Policy[];
  /** What `relation` may be. */
  relations: Relation[];
  /** What `allowLoss` may name. */
  losses: Loss[];
  /** What `mode` may be. */
  modes: Mode[];
  /** Those that people write most often; all others of the WHATWG Encoding Standard are known too. */
  charsets: string[];
}

/** How to read a text. */
export interface Options {
  /**
   * A dialect, or a rule such as `rfc3986::authority`. Without it, the scheme of the text says how it is read. `parse`
   * and `detect` do not go by the scheme: they give every dialect that accepts the text, so a text that `check` refuses
   * may have readings.
   */
  dialect?: string | undefined;
  /** Whether a text of 1998 is already decoded. */
  characters?: boolean | undefined;
  /** The charset of the document that holds a reference of 1998. */
  charset?: string | undefined;
  /** The first path segment that the resolver of a `cordra-http` text specifies; empty if it specifies none. */
  resolverSegment?: string | undefined;
  /** Hosts that are resolvers too: links to them are read like those to `hdl.handle.net`. The port does not matter. */
  proxies?: string | string[] | undefined;
}

export interface CheckOptions extends Options {
  /** How many problems to report at most; 8 by default. */
  most?: number | undefined;
}

export interface FixOptions extends Options {
  /**
   * The problems whose suggestions are applied, too: a name of `names().codes`, a group of `names().groups`, several of
   * them, or `"all"`. If an error has neither a fix nor a suggestion, no suggestion is applied.
   */
  apply?: string | string[] | undefined;
}

export interface NormalizeOptions extends Options {
  /** Which escapes of info URIs are decoded: by default `"section5"`; `"strict-3986"` decodes fewer of them. */
  mode?: Mode | undefined;
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
  /** The resolver, proxy or server to write: a host such as `doi.org`, not a link. */
  resolver?: string | undefined;
}

export interface KeyOptions extends Options {
  /**
   * Which ASCII letters mean the same in upper and lower case. `"octets"` means none; `"handle"` means those of the
   * naming authority, and all letters of a handle that begins with `0.`. The others mean all letters: `"doi"`, as in
   * DOI names; `"sun98"`, as in the paper of 1998; `"service"`, as a service may decide for its handles. The default is
   * `"doi"` for DOI names, `"sun98"` for other handles in the dialects of 1998, and `"handle"` for all other handles.
   */
  policy?: Policy | undefined;
}

export interface CompareOptions extends KeyOptions {
  /** Without it, the texts are compared as handles or DOI names, or as identifiers if one of them means neither. */
  relation?: Relation | undefined;
  /** Whether to normalize identifiers by the rules of the info registry first. */
  registry?: boolean | undefined;
}

/** Thrown only by `compare`, about a text that it cannot read. */
export class HandleSyntaxError extends Error {
  /** The report about the text that cannot be read. */
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
/**
 * The identifiers in prose, HTML, Markdown or any other text, one after the other. The `text` of each is decoded: without
 * the entities of HTML, the backslashes of JSON and LaTeX, and line breaks. Its place is that of the identifier as it is
 * written, so a program that replaces an identifier must replace `text.slice(...found.span)`.
 */
export function find(text: Text): Passage[];
/** The text in its normal form: the same dialect, the same meaning, one spelling. */
export function normalize(text: Text, options?: NormalizeOptions): Outcome;
/** The handle of the text in another notation. Nothing is lost that `allowLoss` does not name. */
export function convert(text: Text, options: ConvertOptions): Outcome;
/** The handle that the text means, and a key that all texts with the same handle share. */
export function key(text: Text, options?: KeyOptions): Keyed;
/** Whether two texts are equal, in which sense, and why. Throws `HandleSyntaxError` if one cannot be read. */
export function compare(one: Text, other: Text, options?: CompareOptions): Comparison;
/**
 * The text after every safe edit, and the suggestions for the problems that `apply` names; null if there is nothing to
 * fix, or if the text would still be wrong.
 *
 * ```js
 * fix("10.1000/182."); // null: that the full stop is a mistake is only a suggestion
 * fix("10.1000/182.", { apply: "trailing-punctuation" }); // "10.1000/182"
 * ```
 */
export function fix(text: string, options?: FixOptions): string | null;
export function fix(text: Uint8Array, options?: FixOptions): Uint8Array | null;
export function fix(text: Text, options?: FixOptions): Text | null;
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
