// The package as it is published: in Node, and in a browser that loads it as a module.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { launch } from "./browser.js";

const folder = mkdtempSync(join(tmpdir(), "handle-syntax-"));
after(() => rmSync(folder, { recursive: true }));

let files;
before(() => {
  const here = new URL("..", import.meta.url).pathname;
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const told = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: here, encoding: "utf8" });
  const packed = JSON.parse(told);
  const [archive] = Array.isArray(packed) ? packed : Object.values(packed);
  files = archive.files.map(({ path }) => path).sort();
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--offline", join(folder, archive.filename)], { cwd: folder });
});

test("the archive has what a program needs, and nothing else", () => {
  assert.deepEqual(files, [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "api.js",
    "dist/native.js",
    "dist/native_bg.wasm",
    "index.d.ts",
    "index.js",
    "node.js",
    "package.json",
  ]);
});

test("Node loads it by its name", () => {
  writeFileSync(join(folder, "program.js"), 'import { check } from "handle-syntax"; console.log(check("10.1000").problems[0].code);');
  assert.equal(execFileSync("node", [join(folder, "program.js")], { encoding: "utf8" }), "missing-slash\n");
});

test("a browser loads it as a module", async () => {
  const types = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
  const server = createServer(({ url }, response) => {
    const [extension] = url.match(/\.\w+$/) ?? [".html"];
    const path = url.slice(1);
    if (url !== "/" && !files.includes(path)) return response.writeHead(404).end();
    response.setHeader("Content-Type", types[extension]);
    response.end(url === "/" ? "<!doctype html>" : readFileSync(join(folder, "node_modules/handle-syntax", path)));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const code = await page.evaluate(async () => (await import("/index.js")).check("10.1000").problems[0].code);
    assert.equal(code, "missing-slash");
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
