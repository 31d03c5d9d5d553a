// Writes the page as one file, `dist/handle-syntax.html`, which a browser opens from any folder, without a server.
//
// `node bundle.js HDL`: the command HDL draws the diagrams of the rules.
//
// A content security policy in the file allows only scripts and styles whose hashes it has, and no connection at all.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

import { templates } from "./diagrams.js";
import words from "./page/words.js";

const own = (path) => new URL(path, import.meta.url);
const read = (path) => readFileSync(own(path), "utf8");
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function bundle(path, define) {
  const { outputFiles } = await build({
    entryPoints: [own(path).pathname],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    // The page gives the library its octets, so the address from which other programs load it is not needed.
    define: { ...define, "import.meta.url": '""' },
    charset: "ascii",
    write: false,
  });
  return outputFiles[0].text.trim();
}

const { version } = JSON.parse(read("package.json"));
const worker = await bundle("page/worker.js", { VERSION: JSON.stringify(version) });
const script = await bundle("page/main.js", { WORKER: JSON.stringify(worker) });
const style = read("page/style.css").trim();
const library = gzipSync(readFileSync(own("dist/native_bg.wasm")), { level: 9 }).toString("base64");
const policy = [
  "default-src 'none'",
  `script-src ${hash(script)} 'wasm-unsafe-eval'`,
  `style-src ${hash(style)}`,
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types worker",
].join("; ");

const [, , command] = process.argv;
const { language, noScript, title } = words;
const parts = { language, noScript, title, policy, style, library, script, diagrams: templates(command) };
const page = read("page/index.html").replace(/\{\{(\w+)\}\}/g, (_, part) => parts[part]);
writeFileSync(own("dist/handle-syntax.html"), page);
