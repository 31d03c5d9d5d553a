// axe, which knows the rules of accessibility, finds nothing wrong in the page, and the page fits the screen.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

import { answered, checked, choose, open } from "./browser.js";
import { shared } from "./on.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const looks = [
  ["a wrong text", "hdl:10.1000/日 <b>", {}],
  ["a valid text", "hdl:10.1000/a%2Fb?x", {}],
  ["a list", "10.1000/182\n10.1000\nhdl:10.1000/<", {}],
  ["a citation", "Smith, J. (2020). Title. https://doi.org/10.1000/182.", {}],
  ["a wrong text in the dark", "hdl:10.1000/日 <b>", { colorScheme: "dark" }],
  ["a valid text on a telephone", "hdl:10.1000/a%2Fb?x", { viewport: { width: 320, height: 640 } }],
];
/** Fails if axe finds something, or if the page is wider than the screen. */
async function examine(page, what) {
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), [], what);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what}: wider than the screen`);
}

for (const options of [{}, { colorScheme: "dark", viewport: { width: 360, height: 640 } }]) {
  test(`axe finds nothing in the table of a file, which fits the screen, ${options.colorScheme ?? "light"}`, async () => {
    const page = await open(await shared(), { bypassCSP: true, ...options });
    await page.evaluate(axe);
    const files = [["list.csv", "title,doi\nA,10.1000/1\nB,DOI:10.1000/2\nC,10.1000\n"], ["list.xlsx", "PK\x03\x04"]];
    for (const [name, text] of files) {
      await choose(page, name, text);
      await checked(page);
      await examine(page, name);
    }
    await page.context().close();
  });
}

for (const [name, text, options] of looks) {
  test(`axe finds nothing in ${name}, which fits the screen`, async () => {
    // The content security policy of the page would not let axe run.
    const page = await open(await shared(), { text, bypassCSP: true, ...options });
    await answered(page, text);
    // The page may draw a list once more and close what was opened, so the details are opened again until they have
    // content.
    await page.waitForFunction(() => {
      document.querySelectorAll("details").forEach((one) => (one.open = true));
      return Array.from(document.querySelectorAll(".source"), (one) => one.querySelector("dl")).every(Boolean);
    });
    await page.evaluate(axe);
    await examine(page, name);
    await page.context().close();
  });
}
