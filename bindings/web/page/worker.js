// The worker, which has the library: answers what the page asks.

import * as hs from "../api.js";
import { everything, summaries } from "./about.js";
import { identifier, rows, stop, survey } from "./file.js";
import { fixed, report } from "./saved.js";

/** Starts the library, which the page has gzipped and in base64, and returns all names. */
async function start(base64) {
  const gzipped = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([gzipped]).stream().pipeThrough(new DecompressionStream("gzip"));
  hs.start(await WebAssembly.compile(await new Response(stream).arrayBuffer()));
  return hs.names();
}

const methods = {
  start,
  check: summaries,
  analyse: everything,
  explain: hs.explain,
  way: hs.way,
  survey,
  rows,
  identifier,
  fixed,
  report,
  stop,
};

onmessage = async ({ data: { id, method, given } }) => {
  try {
    const tell = (progress) => postMessage({ id, progress });
    postMessage({ id, answer: await methods[method](...given, tell) });
  } catch (error) {
    postMessage({ id, error: error.message });
  }
};
