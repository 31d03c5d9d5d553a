// What each function answers, and what it throws.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

import * as hs from "../node.js";

/** The keys of a problem that are those of the command. Its `help` also names flags, which JavaScript does not have. */
const COMPARED = [
  ...["byte", "column", "severity", "code", "message", "label", "labels", "production", "rule", "document", "clause"],
  ...["expected", "fix", "try"],
];

/** A problem with the places that the command has: only in octets. */
function asByTheCommand(problem) {
  const place = (passage) => passage && { byte: passage.byte, text: passage.text };
  return { ...problem, labels: problem.labels.map(place), fix: place(problem.fix), try: place(problem.try) };
}

test("check reports what the command reports", { skip: !process.env.HDL && "HDL names no command" }, () => {
  const accident = "10.1000/é\u200b18\u200b2";
  for (const text of ["hdl:10.1000/a^b%4", "https://doi.org/10.1000/182\">", "10.1000", "hdl:10.1000/日", "INFO:hdl/10.1000/1", accident]) {
    const { stdout } = spawnSync(process.env.HDL, ["check", "--format", "json", "--no-config"], { input: text, encoding: "utf8" });
    assert.notEqual(stdout, "", "the command wrote nothing");
    const lines = stdout.trim().split("\n").map((line) => JSON.parse(line));
    const expected = lines.filter(({ type }) => type === "problem");
    const own = hs.check(text).problems.map(asByTheCommand);
    assert.equal(own.length, expected.length, text);
    expected.forEach((problem, index) => {
      for (const key of COMPARED) assert.deepEqual(own[index][key], problem[key], `${text}: ${key}`);
    });
  }
});

test("a charset reads and writes what it does in the command", { skip: !process.env.HDL && "HDL names no command" }, () => {
  const texts = [
    ...["utf-8", "ibm866", "koi8-r", "windows-1252", "macintosh"].map((charset) => `${charset}@cnri.test/%C3%A9`),
    ...["gbk", "gb18030", "big5", "euc-jp", "euc-kr", "shift_jis"].map((charset) => `${charset}@cnri.test/%B0%A1a`),
    ...["sjis@cnri.test/%95%5C", "shift_jis@cnri.test/%FA%40", "shift_jis@cnri.test/%ED%40", "big5@cnri.test/%F9%FE"],
    ...["gb18030@cnri.test/%81%30%86%30", "gb18030@cnri.test/%94%39%DA%33", "gbk@cnri.test/%80", "utf-16be@cnri.test/%65%E5"],
    ...["jis@cnri.test/%1B$BF|K%5C%1B(B", "jis@cnri.test/a%1B(J%5C%1B(B", "jis@cnri.test/%1B$B!%20%1B(B", "jis@cnri.test/%1BAa"],
    ...["shift_jis@cnri.test/a%93", "shift_jis@cnri.test/%81!", "gb18030@cnri.test/%84%31%A5%30", "utf-8@cnri.test/a%E6%97!"],
  ].map((text) => `hdl:${text}`);
  const run = (...args) => {
    const { stdout } = spawnSync(process.env.HDL, args, { input: texts.join("\n"), encoding: "utf8" });
    return stdout.split("\n");
  };
  const written = run("convert", "--as", "sun98-uri", "--to", "sun98-proxy");
  const problems = run("check", "--as", "sun98-uri", "--format", "json", "--no-config").filter(Boolean).map((line) => JSON.parse(line));
  texts.forEach((text, index) => {
    let output = "";
    try {
      output = hs.convert(text, { dialect: "sun98-uri", to: "sun98-proxy" }).output ?? "";
    } catch {
      // The command writes an empty line for a text that it refuses.
    }
    assert.equal(output, written[index], text);
    const told = problems.find(({ line, code }) => line === index + 1 && code === "charset-decode");
    const own = hs.check(text, { dialect: "sun98-uri" }).problems.find(({ code }) => code === "charset-decode");
    assert.deepEqual(own?.byte, told?.byte, text);
  });
});

test("the way to a problem is what its rule has read", () => {
  const way = (text) => hs.way(text, hs.check(text).problems[0]);
  assert.deepEqual(way("info:doi"), ["namespace"]);
  assert.deepEqual(way("10.1000"), ["naming-authority"]);
  assert.deepEqual(way("hdl:1%4/a"), ['"hdl"', '":"', "u-unreserved"]);
  assert.deepEqual(way("info:9/x"), []);
  assert.deepEqual(way("doi:10.1000/182"), []);
  const slashless = hs.check("doi:10.1000").problems.find(({ code }) => code === "missing-slash");
  assert.deepEqual(hs.way("doi:10.1000", slashless), ['"10"', '"."', "na-segment"]);
  assert.throws(() => hs.way("x", { production: "hdl_uri::handle", byte: [0, 0] }, { dialect: "no" }), TypeError);
});

test("a valid text has an empty report", () => {
  const report = hs.check("10.1000/182");
  assert.deepEqual([report.valid, report.problems, report.dialect], [true, [], "handle"]);
  assert.equal(hs.isValid("10.1000", { dialect: "doi" }), false);
});

test("a report says how many problems it left out", () => {
  const report = hs.check("hdl:10.1000/<a<b<c", { most: 1 });
  assert.equal(report.problems.length, 1);
  assert.equal(report.more, report.errors - 1);
});

test("a caller names hosts that are resolvers too", () => {
  const link = "https://resolver.example.edu/10.1000/182";
  assert.deepEqual(hs.check(link).problems.map(({ code }) => code), ["unknown-proxy"]);
  for (const proxies of ["resolver.example.edu", ["doi.org", "RESOLVER.example.edu:8080"]]) {
    assert.deepEqual(hs.check(link, { proxies }).problems, []);
  }
});

test("a fix is the text after every safe edit", () => {
  assert.equal(hs.fix("INFO:hdl/10.1000/<1:2>"), "info:hdl/10.1000/%3C1:2%3E");
  assert.equal(hs.fix("10.1000/182"), null);
  const octets = hs.fix(Buffer.from("INFO:hdl/10.1000/1"));
  assert.ok(octets instanceof Uint8Array);
  assert.equal(Buffer.from(octets).toString(), "info:hdl/10.1000/1");
});

test("a fix applies the suggestions that the caller names", () => {
  assert.equal(hs.fix("10.1000/182."), null);
  for (const apply of ["trailing-punctuation", ["leading-text", "trailing-punctuation"], "lint", "all"]) {
    assert.equal(hs.fix("10.1000/182.", { apply }), "10.1000/182");
  }
  assert.equal(hs.fix("10.1000/182.", { apply: "leading-text" }), null);
  // An error that nothing is suggested for.
  assert.equal(hs.fix("10.1000.", { apply: "all" }), null);
});

test("a text has readings, a normal form, other notations and a key", () => {
  const readings = hs.detect("hdl://190.12.34.56/1234/567");
  const handle = (name) => readings.find(({ dialect }) => dialect === name)?.handle;
  assert.equal(handle("hdl-uri"), "190.12.34.56/1234/567");
  assert.equal(handle("hdl-resolver"), "1234/567");
  assert.equal(hs.parse("hdl://190.12.34.56/1234/567")[0].ambiguous, true);
  assert.equal(hs.normalize("HDL:10.1000/a%2db").output, "hdl:10.1000/a-b");
  assert.equal(hs.convert("hdl:10.1000/a%2Fb", { to: "proxy", resolver: "doi.org" }).output, "https://doi.org/10.1000/a/b");
  assert.equal(hs.key("https://doi.org/10.1000/abc").key, "10.1000/ABC");
  assert.equal(hs.compare("10.1000/AbC", "https://doi.org/10.1000/abc").equal, "yes");
  assert.equal(hs.compare("info:lccn/1", "info:lccn/1").relation, "identifier");
  assert.equal(hs.compare("info:doi/10.1000/182", "https://doi.org/10.1000/182").equal, "yes");
});

test("a refused conversion says what would be lost", () => {
  const refused = hs.convert("https://doi.org/10.1000/182", { to: "doi" });
  assert.equal(refused.output, null);
  assert.equal(refused.problems[0].code, "lossy-host");
  const allowed = hs.convert("https://doi.org/10.1000/182", { to: "doi", allowLoss: ["host"] });
  assert.deepEqual([allowed.output, allowed.lossless, allowed.dropped], ["10.1000/182", false, ["host"]]);
});

test("letters and their accents are composed as JavaScript composes them", () => {
  const report = hs.check("10.1000/e\u0301");
  assert.deepEqual(report.problems.map(({ code }) => code), ["not-nfc"]);
  assert.equal(report.problems[0].try.text, "é");
});

test("every name has a page", () => {
  const { clauses, codes, dialects, productions } = hs.names();
  for (const { name } of codes) assert.equal(hs.explain(name).kind, "problem", name);
  for (const { name } of dialects) assert.equal(hs.explain(name).kind, "dialect", name);
  for (const name of productions) assert.equal(hs.explain(name).kind, "rule", name);
  for (const name of clauses) assert.equal(hs.explain(name).kind, "clause", name);
  assert.equal(hs.explain("d-u13").name, "D-U13");
  // A rule that was repaired says how it is printed.
  assert.match(hs.explain("sun98::Handle").text, /Comment:\n\n    as printed: <Handle> ::=/);
});

const anyDialect = "characters, charset, resolverSegment, proxies";
const reading = `dialect, ${anyDialect}`;
const notOptions = (what) => `the options must be an object, such as { dialect: "doi" }, not ${what}`;
const notMost = (what) => `the option \`most\` must be a whole number from 0 to 4294967295, not ${what}`;

const thrown = [
  [() => hs.check(182), "the text must be a string or a Uint8Array"],
  [() => hs.check("x", 3), notOptions("3")],
  [() => hs.check("x", null), notOptions("null")],
  [() => hs.check("x", "doi"), notOptions('"doi"')],
  [() => hs.check("x", ["doi"]), notOptions("an array")],
  [() => hs.check("x", new Map([["dialect", "doi"]])), notOptions("an object of the type Map")],
  [() => hs.check("x", new Set(["doi"])), notOptions("an object of the type Set")],
  [() => hs.check("x", { most: Number.NaN }), notMost("NaN")],
  [() => hs.check("x", { most: Number.POSITIVE_INFINITY }), notMost("Infinity")],
  [() => hs.check("x", { most: -1 }), notMost("-1")],
  [() => hs.check("x", { most: 1.5 }), notMost("1.5")],
  [() => hs.check("x", { most: 1e12 }), notMost("1000000000000")],
  [() => hs.check("x", { most: 3n }), notMost("the BigInt 3")],
  [() => hs.check("x", { dialekt: "doi" }), `check has no option "dialekt"; its options are ${reading}, most`],
  [() => hs.key("10.1/a", { relation: "uri" }), `key has no option "relation"; its options are ${reading}, policy`],
  [() => hs.find("x", { dialect: "doi" }), 'find has no option "dialect"; it takes no options'],
  [() => hs.find("x", "doi"), notOptions('"doi"')],
  [() => ["x"].flatMap(hs.find), notOptions("0")],
  [() => hs.detect("x", { dialekt: "doi" }), `detect has no option "dialekt"; its options are ${anyDialect}`],
  [() => hs.detect("x", { dialect: "doi" }), `detect has no option "dialect"; its options are ${anyDialect}`],
  [() => hs.check("x", { characters: "yes" }), 'the option `characters` must be true or false, not "yes"'],
  [() => hs.check("x", { charset: "\ud800" }), 'the option `charset` must be a string without lone surrogates, not "\\ud800"'],
  [() => hs.convert("10.1/a", { to: "doi", allowLoss: [1] }), "the option `allowLoss` must be a string or an array of strings, not an array"],
  [() => hs.convert("10.1/a", { to: "doi", allowLoss: "hots" }), 'no loss is called "hots"; did you mean "host"?'],
  [() => hs.check("x", { dialect: "hdl-url" }), 'no dialect is called "hdl-url"; did you mean "hdl-uri"?'],
  [() => hs.check("x", { dialect: "Handle" }), 'no dialect is called "Handle"; did you mean "handle"?'],
  [() => hs.check("x", { dialect: "url" }), 'no dialect is called "url"; did you mean "proxy"?'],
  [() => hs.check("x", { dialect: "unlike" }), /^no dialect is called "unlike"; the names are handle, /],
  [() => hs.check("x", { dialect: "hdl" }), 'no dialect is called "hdl"; did you mean "hdl-uri" or "hdl-resolver"?'],
  [() => hs.check("x", { dialect: "nothing::like" }), 'no rule is called "nothing::like"; `names()` lists all names'],
  [
    () => hs.check("x", { proxies: "https://a.test/" }),
    "the option `proxies`: the resolver must be a host alone: write `a.test`, not `https://a.test/`",
  ],
  [() => hs.check("x", { charset: "klingon" }), /^no charset is called "klingon"; the usual ones are utf-8, /],
  [() => hs.check("x", { dialect: "rfc3986::autority" }), 'no rule is called "rfc3986::autority"; did you mean "rfc3986::authority"?'],
  [() => hs.check("x", { charset: "utf8x" }), 'no charset is called "utf8x"; did you mean "utf-8"?'],
  [() => hs.fix("x", { apply: "trailing-punctuaton" }), 'no problem is called "trailing-punctuaton"; did you mean "trailing-punctuation"?'],
  [() => hs.fix("x", { apply: "lnit" }), 'no problem is called "lnit"; did you mean "lint"?'],
  [() => hs.check("x", { apply: "all" }), `check has no option "apply"; its options are ${reading}, most`],
  [() => hs.key("10.1/a", { policy: "dio" }), 'no policy is called "dio"; did you mean "doi"?'],
  [() => hs.convert("10.1/a"), "convert needs the option `to`, the dialect to write"],
  [() => hs.convert("10.1/a", { to: "doi", resolver: "x" }), "doi has no place for a resolver"],
  [
    () => hs.convert("10.1/a", { to: "proxy", resolver: "https://doi.org/" }),
    'the resolver must be a host alone: write `doi.org`, not `https://doi.org/`',
  ],
  [() => hs.normalize("x", { dialect: "rfc3986::host" }), "`rfc3986::host` is a rule, which only `isValid`, `check`, `parse`, `fix` and `way` take; here, name a dialect"],
  [() => hs.way("x"), "way needs a problem of the report, with its `production` and its `byte`"],
  [() => hs.compare("10.1/a", "x"), "the second text cannot be compared: the handle has no `/`"],
  [() => hs.explain("nothing"), 'no problem, dialect, rule or clause is called "nothing"; `names()` lists all names'],
  [() => hs.explain("missing-slas"), 'no problem, dialect, rule or clause is called "missing-slas"; did you mean "missing-slash"?'],
  [() => hs.explain("D-W88"), 'no problem, dialect, rule or clause is called "D-W88"; did you mean "D-W8"?'],
];
for (const [call, message] of thrown) {
  test(`throws: ${message}`, () => assert.throws(call, { message }));
}

test("an option that is undefined or null counts as not given", () => {
  assert.equal(hs.check("10.1000/182", { dialect: undefined, most: null }).dialect, "handle");
});

test("a Uint8Array of another window is taken", () => {
  const octets = runInNewContext('Uint8Array.from("10.1000/182", (character) => character.charCodeAt(0))');
  assert.equal(octets instanceof Uint8Array, false);
  assert.equal(hs.isValid(octets), true);
});
