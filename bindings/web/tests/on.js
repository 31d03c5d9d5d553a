// Tests of pages that share one browser.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { answered, launch, open } from "./browser.js";

let browser;
after(() => browser?.close());

/** The browser of all tests in a file. */
export const shared = async () => (browser ??= await launch());

/** A test of a page, which is opened with `options` and must not complain. */
export const on = (name, { skip = false, ...options }, work) =>
  test(name, { skip }, async () => {
    const page = await open(await shared(), options);
    if (options.text) await answered(page, options.text);
    await work(page);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
