// The size of everything that a page loads.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

/** What a page loads, gzipped, may have this many octets. */
const CEILING = 460 * 1024;

test("everything that a page loads is at most 460 KiB gzipped", (context) => {
  const files = ["dist/native_bg.wasm", "dist/native.js", "api.js", "options.js", "index.js"];
  const sizes = files.map((file) => gzipSync(readFileSync(new URL(`../${file}`, import.meta.url)), { level: 9 }).length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  context.diagnostic(`${(all / 1024).toFixed(1)} KiB gzipped`);
  assert.ok(all <= CEILING, `${all} octets`);
});
