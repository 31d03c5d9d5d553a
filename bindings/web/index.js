// For browsers and bundlers: fetches the WebAssembly from the folder `dist` next to this file.

import { load } from "./api.js";

await load(new URL("./dist/native_bg.wasm", import.meta.url));

export * from "./api.js";
