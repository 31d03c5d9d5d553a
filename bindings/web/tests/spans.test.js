// Places in units of UTF-16, with which JavaScript slices.

import assert from "node:assert/strict";
import { test } from "node:test";

import { check, convert, find, parse } from "../node.js";

/** The texts at the places of the problems. */
const places = (text, options) =>
  check(text, options).problems.map((problem) => text.slice(...problem.span));

const cases = [
  ["ASCII", "hdl:10.1000/a<b", ["<"]],
  ["after an emoji", "hdl:10.1000/🎉<b", ["🎉", "<"]],
  ["after Japanese", "hdl:10.1000/日本<b", ["日本", "<"]],
  ["after an emoji of several characters", "hdl:10.1000/👩‍🔬^", ["👩", "\u200d", "🔬^"]],
  ["after letters and accents", "hdl:10.1000/é^", ["é", "^"]],
  ["at the end", "hdl:10.1000", [""]],
];
for (const [name, text, expected] of cases) {
  test(`the place of a problem ${name}`, () => assert.deepEqual(places(text), expected));
}

test("`byte` counts octets of UTF-8, `span` units of UTF-16, `column` characters", () => {
  const [, problem] = check("hdl:10.1000/🎉<b").problems;
  assert.deepEqual([problem.byte, problem.span, problem.column], [[16, 17], [14, 15], 14]);
});

test("an edit of a problem replaces its place", () => {
  const text = "hdl:10.1000/日";
  const { span, text: written } = check(text).problems[0].fix;
  assert.equal(text.slice(0, span[0]) + written + text.slice(span[1]), "hdl:10.1000/%E6%97%A5");
});

test("a lone surrogate is a problem at its place", () => {
  const text = "10.1000/日\ud800b";
  const report = check(text);
  assert.deepEqual(report.problems.map(({ code, span }) => [code, text.slice(...span)]), [["not-utf8", "\ud800"]]);
  assert.equal(report.input, text);
});

test("octets that are not UTF-8 are shown in a string", () => {
  const report = check(Uint8Array.from([...Buffer.from("10.1000/é"), 0xff, 0x41]));
  assert.equal(report.input_hex, "31302e313030302fc3a9ff41");
  assert.equal(report.input.slice(...report.problems[0].span), "\ufffd");
});

test("parts, losses and found identifiers have places too", () => {
  const link = "https://doi.org/10.1000/日本?x";
  for (const tree of parse(link, { dialect: "handle-octet" })) {
    for (const part of tree.productions) assert.equal(link.slice(...part.span), part.text);
  }
  const uri = "https://doi.org/10.1000/a?x";
  const { lost } = convert(uri, { to: "doi", allowLoss: "all" });
  assert.deepEqual(lost.map(({ part, span }) => [part, uri.slice(...span)]), [["host", "doi.org"], ["query", "x"]]);
  const prose = "🎉 see doi:10.1000/182, 日本 hdl:10.1000/183";
  assert.deepEqual(find(prose).map(({ span }) => prose.slice(...span)), ["doi:10.1000/182", "hdl:10.1000/183"]);
});

test("every part has the text at its place", () => {
  const octets = Uint8Array.from([...Buffer.from("10.1000/é"), 0xff]);
  for (const text of ["https://doi.org/10.1000/a🎉?x", "10.1000/日\ud800b", Buffer.from("10.1000/日"), octets]) {
    for (const tree of parse(text)) {
      assert.ok(tree.input.length > 0);
      for (const { span, text: part } of tree.productions) assert.equal(part, tree.input.slice(...span).toWellFormed());
    }
  }
});

test("a long text with a lone surrogate takes little more time than one without", () => {
  const time = (text) => {
    const begin = performance.now();
    check(text);
    return performance.now() - begin;
  };
  const text = `10.1000/${"日a🎉".repeat(100_000)}`;
  const plain = Math.max(time(text), time(text), 10);
  assert.ok(time(`${text}\ud800`) < 20 * plain);
});

test("the parts of a long text are found within five seconds", () => {
  const begin = performance.now();
  const [tree] = parse(`10.1000/${"a".repeat(4_000_000)}`);
  assert.equal(tree.productions.at(-1).text.length, 4_000_000);
  assert.ok(performance.now() - begin < 5_000);
});
