// The package as it is published: in Node, and in a browser that loads it as a module.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { runInNewContext } from "node:vm";
import { build } from "esbuild";

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
    "options.js",
    "package.json",
  ]);
});

test("Node loads it by its name", () => {
  writeFileSync(join(folder, "program.js"), 'import { check } from "handle-syntax"; console.log(check("10.1000").problems[0].code);');
  assert.equal(execFileSync("node", [join(folder, "program.js")], { encoding: "utf8" }), "missing-slash\n");
});

/** The script of a worker that loads the WebAssembly itself, and answers also what it was asked before that. */
const WORKER = `
  import { check, load } from "/api.js";
  const ready = load(new URL("/dist/native_bg.wasm?plain", location.href));
  onmessage = async ({ data }) => {
    await ready;
    postMessage(check(data).problems[0].code);
  };
`;
const SERVICE = `
  import { check, load } from "/api.js";
  const ready = load(new URL("/dist/native_bg.wasm", location.href));
  onmessage = async ({ data, source }) => {
    await ready;
    source.postMessage(check(data).problems[0].code);
  };
`;

test("a program bundled into one file includes the WebAssembly", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { check, start } from "handle-syntax/api.js";
        import octets from "handle-syntax/native.wasm";
        start(octets);
        globalThis.code = check("10.1000").problems[0].code;`,
      resolveDir: folder,
    },
    bundle: true,
    format: "iife",
    target: "es2022",
    loader: { ".wasm": "binary" },
    write: false,
  });
  const context = { TextEncoder, TextDecoder, WebAssembly, atob, console };
  runInNewContext(outputFiles[0].text, context);
  assert.equal(context.code, "missing-slash");
});

test("a browser loads it as a module, also in workers", async () => {
  const types = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
  const server = createServer(({ url }, response) => {
    const { pathname, search } = new URL(url, "http://127.0.0.1");
    const [extension] = pathname.match(/\.\w+$/) ?? [".html"];
    const path = pathname.slice(1);
    // Some servers do not know the type of WebAssembly.
    response.setHeader("Content-Type", search === "?plain" ? "application/octet-stream" : (types[extension] ?? "text/plain"));
    if (path === "worker.js") return response.end(WORKER);
    if (path === "service.js") return response.end(SERVICE);
    if (url !== "/" && !files.includes(path)) return response.writeHead(404).end();
    response.end(url === "/" ? "<!doctype html>" : readFileSync(join(folder, "node_modules/handle-syntax", path)));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const code = await page.evaluate(async () => (await import("/index.js")).check("10.1000").problems[0].code);
    assert.equal(code, "missing-slash");

    const answers = await page.evaluate(() => new Promise((done, failed) => {
      const worker = new Worker("/worker.js", { type: "module" });
      const told = [];
      worker.onerror = ({ message }) => failed(message);
      worker.onmessage = ({ data }) => told.push(data) === 2 && done(told);
      // The first message comes before the library has started.
      worker.postMessage("10.1000");
      setTimeout(() => worker.postMessage("hdl:10.1000/<"), 100);
    }));
    assert.deepEqual(answers, ["missing-slash", "character-not-allowed"], "a worker loses a message");

    const answer = await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service.js", { type: "module" });
      const { active } = await navigator.serviceWorker.ready;
      const told = new Promise((done) => (navigator.serviceWorker.onmessage = ({ data }) => done(data)));
      navigator.serviceWorker.startMessages();
      active.postMessage("10.1000");
      return told;
    });
    assert.equal(answer, "missing-slash", "a service worker does not load it");
    const missing = await page.evaluate(async () => (await import("/api.js")).load("/nothing.wasm").catch(({ message }) => message));
    assert.match(missing, /^the WebAssembly is not at .*nothing\.wasm: the server answers 404$/);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
