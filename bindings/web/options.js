// The options that callers give: which function takes which of them, and the sentence about a wrong one.
//
// What is checked here is their kind. The library itself knows the names of dialects, charsets and others.

const reading = { dialect: "text", characters: "flag", charset: "text", resolverSegment: "text" };

/** The options of each function, and the kind of each. */
const OPTIONS = {
  isValid: reading,
  check: { ...reading, most: "count" },
  parse: reading,
  detect: reading,
  find: {},
  fix: reading,
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

/** A value as a sentence names it. */
function shown(value) {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `the BigInt ${value}`;
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return String(value);
  const name = Object.prototype.toString.call(value).slice("[object ".length, -1);
  return name === "Object" ? "an object" : `an object of the type ${name}`;
}

/** Whether this is an object with options, and no array, map, date or other object that has its values elsewhere. */
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
    given[option] = value;
  }
  return JSON.stringify(given);
}
