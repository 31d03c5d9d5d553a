// The options that callers give: which function takes which of them, and the sentence about a wrong one.
//
// Only the kind of each value is checked here. The library itself knows all names; to its sentence about a wrong one,
// `hinted` adds the name that was probably meant.

const anyDialect = { characters: "flag", charset: "text", resolverSegment: "text", proxies: "texts" };
const reading = { dialect: "text", ...anyDialect };

/** The options of each function, and the kind of each. */
const OPTIONS = {
  isValid: reading,
  check: { ...reading, most: "count" },
  parse: reading,
  detect: anyDialect,
  find: {},
  fix: { ...reading, apply: "texts" },
  normalize: { ...reading, mode: "text", registry: "flag" },
  convert: { ...reading, to: "text", allowLoss: "texts", protectDots: "flag", minimal: "flag", resolver: "text" },
  key: { ...reading, policy: "text" },
  compare: { ...reading, policy: "text", relation: "text", registry: "flag" },
  way: reading,
};

/** The greatest number that the library counts to. */
const MOST = 2 ** 32 - 1;

const isText = (value) => typeof value === "string" && !/\p{Surrogate}/u.test(value);

/** What a value of each kind must be, and whether a value is that. */
const KINDS = {
  text: ["a string without lone surrogates", isText],
  flag: ["true or false", (value) => typeof value === "boolean"],
  count: [`a whole number from 0 to ${MOST}`, (value) => Number.isInteger(value) && value >= 0 && value <= MOST],
  texts: ["a string or an array of strings", (value) => isText(value) || (Array.isArray(value) && value.every(isText))],
};

/** A value in a sentence. */
function shown(value) {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `the BigInt ${value}`;
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return String(value);
  const name = Object.prototype.toString.call(value).slice("[object ".length, -1);
  return name === "Object" ? "an object" : `an object of the type ${name}`;
}

/** Whether this is a plain object, and not one that keeps its values elsewhere, such as a map. */
const isOptions = (value) => Object.prototype.toString.call(value) === "[object Object]";

/**
 * The options for the function called `name` as JSON; the empty text if there are none. An option that is null or
 * undefined is not given.
 *
 * Throws a `TypeError` about an option that the function does not take, or whose value is of another kind.
 */
export function written(name, options) {
  if (options === undefined) return "";
  if (!isOptions(options)) {
    throw new TypeError(`the options must be an object, such as { dialect: "doi" }, not ${shown(options)}`);
  }
  const given = {};
  for (const [option, value] of Object.entries(options)) {
    if (!Object.hasOwn(OPTIONS[name], option)) {
      const known = Object.keys(OPTIONS[name]);
      const others = known.length > 0 ? `its options are ${known.join(", ")}` : "it takes no options";
      throw new TypeError(`${name} has no option ${JSON.stringify(option)}; ${others}`);
    }
    if (value === undefined || value === null) continue;
    const [expected, fits] = KINDS[OPTIONS[name][option]];
    if (!fits(value)) throw new TypeError(`the option \`${option}\` must be ${expected}, not ${shown(value)}`);
    given[option] = OPTIONS[name][option] === "texts" ? [value].flat() : value;
  }
  return JSON.stringify(given);
}

/** Everyday names of the dialect `proxy`. */
const LINKS = ["url", "link", "http", "https", "doi.org", "hdl.handle.net"];

/** Longer names are not compared. */
const LONGEST = 64;

/** The most names that a sentence lists, and that it suggests. */
const LISTED = 20;
const SUGGESTED = 4;

const folded = (name) => name.trim().toLowerCase().replaceAll(/[ _]/g, "-");

/** How many letters of `one` must be left out, added, changed or exchanged with the next to get `other`. */
function distance(one, other) {
  const rows = [];
  for (let i = 0; i <= one.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j++) {
      if (i === 0) rows[0].push(j);
      else {
        const change = rows[i - 1][j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
        const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
        const exchange = isExchanged ? rows[i - 2][j - 2] + 1 : change;
        rows[i].push(Math.min(change, exchange, rows[i - 1][j] + 1, rows[i][j - 1] + 1));
      }
    }
  }
  return rows[one.length][other.length];
}

/** Whether a name is the first word of the known one, or the known one without its document. */
const isPart = (name, known) => known.startsWith(`${name}-`) || known.split("::").at(-1) === name;

/** The names that a wrong one probably stands for: it in other letters, those that it is a part of, or the nearest. */
function meant(name, known) {
  if (name.length > LONGEST) return [];
  const same = known.find((one) => folded(one) === folded(name));
  if (same) return [same];
  const parts = known.filter((one) => isPart(folded(name), folded(one)));
  if (parts.length > 0) return parts.slice(0, SUGGESTED);
  // About one letter in three may be wrong.
  const most = Math.floor((name.length + 1) / 3);
  const near = known.map((one) => [distance(folded(name), folded(one)), one]).filter(([far]) => far <= most);
  return near.sort(([one], [other]) => one - other).slice(0, 1).map(([, one]) => one);
}

/** The sentence about an unknown name of some kind: it suggests names of that kind, or lists all. */
export function unknown(kind, name, known) {
  const near = kind === "dialect" && LINKS.includes(folded(name)) ? ["proxy"] : meant(name, known);
  const listed = kind === "charset" ? `the usual ones are ${known.join(", ")}` : `the names are ${known.join(", ")}`;
  const others = known.length > LISTED && kind !== "charset" ? "`names()` lists all names" : listed;
  const hint = near.length > 0 ? `did you mean ${near.map((one) => JSON.stringify(one)).join(" or ")}?` : others;
  return `no ${kind} is called ${JSON.stringify(name)}; ${hint}`;
}

/**
 * A sentence of the library about an option, such as "there is no policy of that name: `dio`", written anew with the
 * name that was probably meant. `names` returns all names.
 */
export function hinted(sentence, names) {
  const [, noun, name] = sentence.match(/^there is no (\w+)(?: or rule)? of that name: `(.*)`$/s) ?? [];
  if (noun === undefined) return sentence;
  const { dialects, codes, groups, productions, policies, relations, losses, modes, charsets } = names();
  const isRule = noun === "dialect" && name.includes("::");
  const problems = [...codes.map((one) => one.name), ...groups, "all"];
  const all = { dialect: dialects.map((one) => one.name), problem: problems, policy: policies, relation: relations, loss: [...losses, "all"], mode: modes, charset: charsets };
  return isRule ? unknown("rule", name, productions) : unknown(noun, name, all[noun] ?? []);
}
