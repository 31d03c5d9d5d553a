// Takes pictures of the page, to be looked at when they change: `node tests/screens.js`, after `./build`.
//
// No test compares them, because every release of Chromium and every font draws a little differently.

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { answered, launch, open } from "./browser.js";

const folder = fileURLToPath(new URL("screens/", import.meta.url));

/** For each picture the text, how the page is opened, and what is clicked in it. */
const SCREENS = {
  problem: { text: 'https://doi.org/10.1000/182">' },
  way: { text: "hdl:10.1000", click: ".card summary" },
  valid: { text: "hdl:10.1000/a%2Fb?x" },
  dark: { text: "hdl:10.1000/日本 <b>", colorScheme: "dark" },
  narrow: { text: "DOI: 10.1000/182.", viewport: { width: 320, height: 640 } },
  list: { text: "10.1000/182\n10.1000\nhdl:hdl:10.1000/182\nN/A" },
};

mkdirSync(folder, { recursive: true });
const browser = await launch();
for (const [name, { text, click, ...options }] of Object.entries(SCREENS)) {
  const page = await open(browser, { text, viewport: { width: 640, height: 760 }, ...options });
  await answered(page, text);
  if (click) await page.click(click);
  await page.screenshot({ path: `${folder}${name}.jpeg`, quality: 60, animations: "disabled" });
  await page.context().close();
}
await browser.close();
