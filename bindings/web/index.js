// For browsers and bundlers: fetches the WebAssembly from the folder `dist` next to this file.

import { start } from "./api.js";

start(await WebAssembly.compileStreaming(fetch(new URL("./dist/native_bg.wasm", import.meta.url))));

export * from "./api.js";
