// Prints how long one call of `check` takes: `node speed.js`, after `./build`.

import { check } from "./node.js";

const TEXTS = ["10.1000/182", "hdl:10.1000/182", "https://doi.org/10.1000/182", "hdl:10.1000/1<2"];

/** The microseconds of one call, in the fastest of ten rounds. */
function time(text) {
  const round = () => {
    const start = performance.now();
    for (let call = 0; call < 1000; call++) check(text);
    return performance.now() - start;
  };
  return Math.min(...Array.from({ length: 10 }, round));
}

for (const text of TEXTS) {
  console.log(`${time(text).toFixed(1)} µs for ${text}`);
}
