// Hostile texts: no markup is made from text, no script runs, and no text stops the page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { answered, launch, open, type } from "./browser.js";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** The hostile texts of the command's tests, read from there. */
function ofTheCommand() {
  const source = readFileSync(new URL("../../../tests/command/formats/hostile.rs", import.meta.url), "utf8");
  const [, table] = source.match(/const HOSTILE: [^=]+= \[(.*?)\];/s);
  const texts = [...table.matchAll(/"((?:[^"\\]|\\.)*)"/g)];
  const character = (_, code) => String.fromCodePoint(Number.parseInt(code, 16));
  return texts.map(([, text]) => text.replace(/\\u\{([0-9A-F]+)\}/g, character).replace(/\\r/g, "\r"));
}

const markup = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "</textarea><script>alert(1)</script>",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "&lt;b&gt;&#60;i&#62;",
  "\ud800lone",
  "a\0b",
  // Letters and marks that nobody sees: Hangul fillers, a joiner, a vowel, and selectors of variants.
  "\u115f\u1160\u3164\u034f\u17b4\u180b\ufe0f",
];

const frames = (text) => [text, `10.1000/${text}`, `hdl:10.1000/${text}?${text}#${text}`, `https://${text}/10.1/a`, `info:${text}/a`];

test("no markup is made from text, and no character hides", async () => {
  const page = await open(browser);
  const texts = [...ofTheCommand(), ...markup];
  assert.ok(texts.length > 20);
  for (const text of texts.flatMap(frames)) {
    // A text area changes CR and lone surrogates, so the answer is about the text that it kept.
    await page.fill("#text", text);
    const kept = await page.inputValue("#text");
    await answered(page, kept);
    const made = await page.$$eval("main :is(img, script, svg, b, i, iframe, object, a, form):not(.diagram *)", (all) => all.length);
    assert.equal(made, 0, JSON.stringify(text));
    const hidden = await page.$$eval(".columns bdi", (all) => all.map((one) => one.textContent).filter((text) => /[\p{DI}\p{Cc}\p{Cf}]/u.test(text)));
    assert.deepEqual(hidden, [], JSON.stringify(text));
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a script in the address does not run either", async () => {
  const page = await open(browser, { text: "<img src=x onerror=alert(1)>", as: "<script>" });
  await answered(page, "<img src=x onerror=alert(1)>");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the content security policy refuses connections, markup and other scripts", async () => {
  const page = await open(browser);
  // Without a network every connection fails, so the browser must say that its reason is the policy.
  const refused = await page.evaluate(async () => {
    const tried = [
      () => fetch("https://example.org/"),
      () => new Promise((open, refuse) => Object.assign(new WebSocket("wss://example.org/"), { onopen: open, onerror: refuse })),
      () => (document.body.innerHTML = "<b>x</b>"),
      () => document.body.append(Object.assign(document.createElement("script"), { textContent: "1" })),
      () => new Worker("https://example.org/"),
    ];
    const results = [];
    for (const one of tried) {
      const violated = [];
      const note = ({ violatedDirective }) => violated.push(violatedDirective);
      document.addEventListener("securitypolicyviolation", note);
      const failed = await Promise.resolve().then(one).then(() => false, () => true);
      // The browser reports a violation in a task of its own.
      await new Promise((done) => setTimeout(done, 100));
      document.removeEventListener("securitypolicyviolation", note);
      results.push([failed, ...violated]);
    }
    return results;
  });
  const typed = "require-trusted-types-for";
  assert.deepEqual(refused, [[true, "connect-src"], [true, "connect-src"], [true, typed], [true, typed], [true, typed]]);
  await page.context().close();
});

/** Pastes a text, and returns how many milliseconds the page stands still at most until it is checked as a file. */
const pasted = (page, text) =>
  page.evaluate((text) => {
    const channel = new MessageChannel();
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const [file, progress] = [".file", ".file progress"].map((name) => document.querySelector(name));
    return new Promise((resolve) => {
      let [last, longest, begun] = [performance.now(), 0, false];
      channel.port1.onmessage = () => {
        const now = performance.now();
        [last, longest] = [now, Math.max(longest, now - last)];
        begun ||= !progress.hidden;
        if (begun && !file.hidden && progress.hidden) resolve(longest);
        else setTimeout(() => channel.port2.postMessage(null), 1);
      };
      channel.port2.postMessage(null);
      document.querySelector("#text").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    });
  }, text);

/** How long the page stands still for a text, once it has shown its table and the browser has loaded its fonts. */
async function stops(text) {
  const page = await open(browser);
  await pasted(page, "10.1000/1\n".repeat(3000));
  const longest = await pasted(page, text);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
  return longest;
}

const MEBIBYTE = 1 << 20;
const long = {
  "one long identifier": `10.1000/${"a".repeat(MEBIBYTE)}`,
  "nothing but problems": `hdl:10.1000/${"<é".repeat(MEBIBYTE / 3)}`,
  "nothing but line ends": "\n".repeat(MEBIBYTE),
  "many lines": "hdl:10.1000/<\n".repeat(MEBIBYTE / 14),
};
for (const [name, text] of Object.entries(long)) {
  test(`a pasted mebibyte does not stop the page: ${name}`, async (context) => {
    // Another program can make this one wait, but hardly at each of three attempts.
    const times = [];
    while (times.length < 3 && !times.some((time) => time < 100)) times.push(await stops(text));
    context.diagnostic(`at most ${times.map((time) => time.toFixed(0)).join(", ")} ms`);
    assert.ok(times.some((time) => time < 100), String(times));
  });
}

test("a long text in an address is checked as a file", async () => {
  const page = await open(browser, { text: "hdl:10.1000/<\n".repeat(10_000) });
  await page.waitForSelector(".file [role=status] >> text=10,000 identifiers");
  assert.equal(await page.inputValue("#text"), "");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("right-to-left text does not change the direction of the page", async () => {
  const page = await open(browser);
  await type(page, "10.1000/\u05d0\u05d1\u202etxt");
  assert.equal(await page.$eval("#text", (text) => getComputedStyle(text).direction), "ltr");
  const isolated = await page.$$eval(".columns bdi", (all) => all.every((one) => getComputedStyle(one).unicodeBidi.startsWith("isolate")));
  assert.ok(isolated);
  await page.context().close();
});
