// The size of everything that a page loads, and the time of one call.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { check } from "../node.js";

/** What a page loads, gzipped, may have this many octets. */
const CEILING = 400 * 1024;

test("everything that a page loads has at most 400 KiB", (context) => {
  const files = ["dist/native_bg.wasm", "dist/native.js", "api.js", "index.js"];
  const sizes = files.map((file) => gzipSync(readFileSync(new URL(`../${file}`, import.meta.url)), { level: 9 }).length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  context.diagnostic(`${(all / 1024).toFixed(1)} KiB gzipped`);
  assert.ok(all <= CEILING, `${all} octets`);
});

/** The microseconds of one call, in the fastest of ten rounds. */
function time(text) {
  const round = () => {
    const start = performance.now();
    for (let call = 0; call < 1000; call++) check(text);
    return performance.now() - start;
  };
  return Math.min(...Array.from({ length: 10 }, round));
}

test("a valid text takes less than 20 microseconds", (context) => {
  for (const text of ["10.1000/182", "hdl:10.1000/182", "https://doi.org/10.1000/182", "hdl:10.1000/1<2"]) {
    const taken = time(text);
    context.diagnostic(`${taken.toFixed(1)} µs for ${text}`);
    if (check(text).valid) assert.ok(taken < 20, text);
  }
});
