// How a text can be written: the notations and what they are for, the names of dialects, and texts that are doubtful.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as hs from "../node.js";
import { DOUBTS } from "../page/about.js";
import { answered, type } from "./browser.js";
import { on } from "./on.js";

test("every name in DOUBTS is that of a problem", () => {
  const known = hs.names().codes.map(({ name }) => name);
  assert.deepEqual([...DOUBTS].filter((name) => !known.includes(name)), [], "no problem has this name any more");
});

/** The warnings about texts that are meant as a whole, however they are written. */
const SPELLINGS = [
  "backslash", "control-character", "dash-lookalike", "dot-segment", "double-escape", "empty-identifier", "empty-local-name",
  "escape-in-handle", "escape-recommended", "index-prefix", "local-name-lookalike", "needless-escape", "not-normalized",
  "prefix-like-ipv4", "raw-hash", "resolver-segment-unverified", "script-lookalike", "tracking-parameter",
  "unregistered-namespace",
];

test("every warning is either in DOUBTS or about a spelling", () => {
  const warnings = hs.names().codes.filter(({ severity }) => severity === "warning").map(({ name }) => name);
  assert.deepEqual(warnings.filter((name) => DOUBTS.has(name) === SPELLINGS.includes(name)), []);
  assert.deepEqual(SPELLINGS.filter((name) => !warnings.includes(name)), [], "no warning has this name any more");
});

/** A text, what is found in it, the start of the verdict about it, and the keys that may be copied. */
const DOUBTFUL = [
  ["Smith, J. (2020). Title. https://doi.org/10.1000/182.", "https://doi.org/10.1000/182", "!2 warnings", ["10.1000/182"]],
  ["see doi:10.5555/abc.", "10.5555/abc", "!3 warnings", ["10.5555/ABC"]],
  ['https://doi.org/10.1000/182">', "https://doi.org/10.1000/182", "✕1 error", ["10.1000/182"]],
  ["10.1000/1 and 10.1000/2", null, "!", []],
  ["10.1000/x…", null, "!1 warning", []],
  ["１０.1000/182", null, "!1 warning", []],
  ["N/A", null, "!1 warning", []],
];
for (const [text, found, verdict, keys] of DOUBTFUL) {
  on(`the whole text is not offered as an identifier: ${text}`, { text }, async (page) => {
    const said = await page.textContent("#verdict");
    assert.ok(said.startsWith(verdict), `the verdict is "${said}"`);
    assert.doesNotMatch(said, /✓/, "a doubtful text has a green tick");
    const shown = await page.$$eval("#forms dt", (names) => names.filter((name) => name.textContent === "Key").map((name) => name.nextSibling.firstChild.textContent));
    assert.deepEqual(shown, keys, "the key that is offered is not that of the identifier in the text");
    const written = await page.$$eval("#notations .mono", (all) => all.map((one) => one.textContent));
    assert.deepEqual(written.filter((one) => /Smith|see|"| and /.test(one)), [], "a link is offered that has the whole text");
    assert.equal(await page.isVisible("#found"), found !== null);
    if (found === null) return;
    await page.click("#found button");
    await answered(page, found);
    assert.equal(await page.textContent("#verdict .badge"), "✓Valid");
  });
}

on("a green tick comes before advice and after warnings", {}, async (page) => {
  for (const [text, first] of [["hdl:10.1000/a%2Fb", "✓Valid"], ["info:hdl/10.1000/%41", "!1 warning"]]) {
    await type(page, text);
    assert.equal(await page.textContent("#verdict .badge"), first, text);
  }
});

/** A text, and the first of its notations: what it is for, and how it is written. */
const FIRST = [
  ["10.1000/182", "DOI link", "https://doi.org/10.1000/182"],
  ["https://hdl.handle.net/10.1000/182", "DOI link", "https://doi.org/10.1000/182"],
  ["https://doi.org/10.1000/182", "DOI link", "https://doi.org/10.1000/182"],
  ["info:hdl/10.1000/1", "DOI link", "https://doi.org/10.1000/1"],
  ["hdl:4263537/4000", "Link to the Handle System's proxy", "https://hdl.handle.net/4263537/4000"],
];
for (const [text, use, written] of FIRST) {
  on(`the first notation of ${text} is the link that people ask for`, { text }, async (page) => {
    const [first] = await page.$$eval("#notations .notations > li", (all) => all.map((one) => [one.querySelector(".use").textContent, one.querySelector(".mono").textContent]));
    assert.ok(first[0].startsWith(use), `it is for "${first[0]}"`);
    assert.equal(first[1], written);
    const uses = await page.$$eval("#notations .use", (all) => all.map((one) => one.textContent));
    assert.deepEqual(uses.filter((one) => one === ""), [], "nothing says what a notation is for");
    assert.doesNotMatch(await page.innerText("#notations"), /leaves out its host/, "the host of a link is called a loss");
  });
}

on("every dialect is explained in words", { text: "https://doi.org/10.1000/a" }, async (page) => {
  const phrases = new Set(await page.$$eval("#dialect option", (all) => all.map((one) => one.textContent)));
  assert.equal(phrases.size, hs.names().dialects.length + 1, "two dialects have the same words");
  for (const { name } of hs.names().dialects) {
    const [option] = [...phrases].filter((one) => one.endsWith(`(${name})`));
    assert.ok(option && !option.startsWith(name), `no words explain the dialect ${name}`);
  }
  assert.match(await page.innerText("#verdict"), /Read as a link to a handle or a DOI name \(proxy\)/);
  await page.click("#readings .meanings summary");
  assert.match(await page.innerText("#readings .meanings"), /handle-overview\s+a handle of printable characters/);
  assert.match(await page.innerText("#forms"), /letters are capitals/, "nothing says why the key has capitals");
  await page.click("#verdict .link");
  await page.waitForSelector("dialog[open] h2 >> text=proxy");
});

on("the whole of a wrong text is not shown as a handle", { text: 'https://doi.org/10.1000/182">' }, async (page) => {
  assert.equal(await page.isVisible("#readings table"), false, "the whole text is called a handle next to its error");
  await page.click("#readings summary");
  assert.match(await page.innerText("#readings"), /not valid as a link to a handle or a DOI name.*probably not meant/s);
});
