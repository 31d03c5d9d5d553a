// For Node: reads the WebAssembly from the folder `dist` next to this file.

import { readFileSync } from "node:fs";

import { start } from "./api.js";

start(new WebAssembly.Module(readFileSync(new URL("./dist/native_bg.wasm", import.meta.url))));

export * from "./api.js";
