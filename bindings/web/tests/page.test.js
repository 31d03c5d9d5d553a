// The page in a browser: what is seen, what the buttons do, what the keyboard reaches.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

import * as hs from "../node.js";
import { answered, checked, choose, launch, open, type, underlined } from "./browser.js";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** A test of a page, which must not complain. */
const on = (name, options, work) =>
  test(name, async () => {
    const page = await open(browser, options);
    if (options.text) await answered(page, options.text);
    await work(page);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

on("a pasted text is underlined where it is wrong", {}, async (page) => {
  const text = "hdl:10.1000/a<b";
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.querySelector("#text").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, text);
  await page.keyboard.insertText(text);
  await answered(page, text);
  assert.deepEqual(await underlined(page), [["<", "error"]]);
  assert.equal(await page.textContent("#verdict .badge"), "✕1 error");
});

const places = [
  ["after an emoji", "hdl:10.1000/🎉<b", [["🎉", "error"], ["<", "error"]]],
  ["after Japanese", "hdl:10.1000/日本 <b", [["日本", "error"], [" ", "error"]]],
  ["of a warning", "10.1000/", [["", "warning"]]],
  ["on the second line", "10.1000/182\nhdl:10.1000/^", [["^", "error"]]],
  ["in Hebrew", "hdl:10.1000/אב<", [["אב", "error"], ["<", "error"]]],
];
for (const [name, text, expected] of places) {
  on(`the underlined place ${name}`, {}, async (page) => {
    await type(page, text);
    assert.deepEqual(await underlined(page), expected);
  });
}

on("the lines under a text stand under its letters", { text: "hdl:10.1000/日本🎉 long ".repeat(30).trim() }, async (page) => {
  const boxes = await page.evaluate(() => {
    const [field, shadow] = ["#text", ".shadow"].map((name) => document.querySelector(name));
    const style = (element) => ["font", "lineHeight", "padding", "whiteSpace", "overflowWrap", "letterSpacing"].map((name) => getComputedStyle(element)[name]);
    return [style(field), style(shadow), [field, shadow].map(({ clientWidth, scrollHeight, clientHeight }) => [clientWidth, scrollHeight, clientHeight])];
  });
  assert.deepEqual(boxes[0], boxes[1]);
  assert.deepEqual(boxes[2][0], boxes[2][1]);
});

on("a card says everything that the library says", { text: "hdl:10.1000/<" }, async (page) => {
  const [problem] = hs.check("hdl:10.1000/<").problems;
  await page.click(".card summary");
  await page.waitForSelector(".card .source dl");
  const said = (await page.innerText(".card")).replaceAll(/\s+/g, " ").toLowerCase();
  for (const what of [problem.message, problem.label, problem.help, problem.document, problem.code, problem.production, problem.clause]) {
    assert.ok(said.includes(what.replaceAll("`", "").toLowerCase()), what);
  }
});

on("an edit is shown before it is made, and can be undone", { text: "hdl:10.1000/日" }, async (page) => {
  assert.equal(await page.innerText(".edit ins"), "%E6%97%A5");
  await page.click("[data-act=fix]");
  await answered(page, "hdl:10.1000/%E6%97%A5");
  assert.equal(await page.textContent("#verdict .badge"), "✓Valid");
  await page.keyboard.press("Control+z");
  await answered(page, "hdl:10.1000/日");
});

on("a plausible edit is one to try", { text: 'https://doi.org/10.1000/182">' }, async (page) => {
  await page.click("[data-act=try]");
  await answered(page, "https://doi.org/10.1000/182");
});

on("all edits at once", { text: "hdl:10.1000/日<" }, async (page) => {
  const { repaired } = hs.check("hdl:10.1000/日<");
  await page.click(".repair button");
  await answered(page, repaired);
});

on("a valid text has parts, readings, notations and a key", { text: "hdl:10.1000/a%2Fb?x" }, async (page) => {
  const names = await page.$$eval(".name", (names) => names.map((name) => name.textContent));
  assert.ok(names.includes("u-local-name") && names.includes("hdl-resolver"), String(names));
  await page.focus(".name >> text=u-local-name");
  await page.waitForSelector(".about code");
  assert.ok((await page.innerText(".about")).includes('u-local-name = *( pchar / "/" )'));
  assert.match(await page.innerText(".about"), /The suffix/, "a part is named by its rule alone");
  assert.match(await page.innerText("#readings"), /different handles/);
  const notations = await page.innerText("#notations");
  assert.ok(notations.includes("https://hdl.handle.net/10.1000/a/b"), notations);
  assert.ok(notations.includes("leaves out its query"), notations);
  assert.ok((await page.innerText("#forms")).includes("10.1000/A/B"));
});

/** A text, what is found in it, the start of the verdict about it, and the keys that may be copied. */
const DOUBTFUL = [
  ["Smith, J. (2020). Title. https://doi.org/10.1000/182.", "https://doi.org/10.1000/182", "!2 warnings", ["10.1000/182"]],
  ["see doi:10.5555/abc.", "10.5555/abc", "!3 warnings", ["10.5555/ABC"]],
  ['https://doi.org/10.1000/182">', "https://doi.org/10.1000/182", "✕1 error", ["10.1000/182"]],
  ["10.1000/1 and 10.1000/2", null, "!", []],
  ["N/A", null, "!1 warning", []],
];
for (const [text, found, verdict, keys] of DOUBTFUL) {
  on(`the whole text is not offered as an identifier: ${text}`, { text }, async (page) => {
    const said = await page.textContent("#verdict");
    assert.ok(said.startsWith(verdict), `the verdict is "${said}"`);
    assert.doesNotMatch(said, /✓/, "a doubtful text has a green tick");
    const shown = await page.$$eval("#forms dt", (names) => names.filter((name) => name.textContent === "Key").map((name) => name.nextSibling.firstChild.textContent));
    assert.deepEqual(shown, keys, "another key is offered than that of the identifier in the text");
    const written = await page.$$eval("#notations .mono", (all) => all.map((one) => one.textContent));
    assert.deepEqual(written.filter((one) => /Smith|see|"| and /.test(one)), [], "a link is offered that has the whole text");
    assert.equal(await page.isVisible("#found"), found !== null);
    if (found === null) return;
    await page.click("#found button");
    await answered(page, found);
    assert.equal(await page.textContent("#verdict .badge"), "✓Valid");
  });
}

/** A text, and the first of its notations: what it is for, and how it is written. */
const FIRST = [
  ["10.1000/182", "DOI link", "https://doi.org/10.1000/182"],
  ["https://hdl.handle.net/10.1000/182", "DOI link", "https://doi.org/10.1000/182"],
  ["https://doi.org/10.1000/182", "DOI link", "https://doi.org/10.1000/182"],
  ["info:hdl/10.1000/1", "DOI link", "https://doi.org/10.1000/1"],
  ["hdl:4263537/4000", "Link to the Handle System's proxy", "https://hdl.handle.net/4263537/4000"],
];
for (const [text, use, written] of FIRST) {
  on(`the first notation of ${text} is the link that people ask for`, { text }, async (page) => {
    const [first] = await page.$$eval("#notations .notations > li", (all) => all.map((one) => [one.querySelector(".use").textContent, one.querySelector(".mono").textContent]));
    assert.ok(first[0].startsWith(use), `it is for "${first[0]}"`);
    assert.equal(first[1], written);
    const uses = await page.$$eval("#notations .use", (all) => all.map((one) => one.textContent));
    assert.deepEqual(uses.filter((one) => one === ""), [], "nothing says what a notation is for");
    assert.doesNotMatch(await page.innerText("#notations"), /leaves out its host/, "the host of a link is called a loss");
  });
}

on("every dialect is explained in words", { text: "https://doi.org/10.1000/a" }, async (page) => {
  const phrases = new Set(await page.$$eval("#dialect option", (all) => all.map((one) => one.textContent)));
  assert.equal(phrases.size, hs.names().dialects.length + 1, "two dialects have the same words");
  for (const { name } of hs.names().dialects) {
    const [option] = [...phrases].filter((one) => one.endsWith(`(${name})`));
    assert.ok(option && !option.startsWith(name), `no words explain the dialect ${name}`);
  }
  assert.match(await page.innerText("#verdict"), /Read as a link to a handle or a DOI name \(proxy\)/);
  await page.click("#readings .meanings summary");
  assert.match(await page.innerText("#readings .meanings"), /handle-overview\s+a handle of printable characters/);
  assert.match(await page.innerText("#forms"), /letters are capitals/, "nothing says why the key has capitals");
  await page.click("#verdict .link");
  await page.waitForSelector("dialog[open] h2 >> text=proxy");
});

on("a text that is wrong is no handle in bold", { text: 'https://doi.org/10.1000/182">' }, async (page) => {
  assert.equal(await page.isVisible("#readings table"), false, "the whole text is called a handle beside its error");
  await page.click("#readings summary");
  assert.match(await page.innerText("#readings"), /not valid as a link to a handle or a DOI name.*hardly meant/s);
});

on("different handles are marked where they part", { text: "hdl:10.1000/a%2Fb" }, async (page) => {
  const apart = await page.$$eval("#readings .apart", (all) => all.map((one) => one.textContent));
  assert.deepEqual(apart, ["hdl:10.1000/a%2F", "10.1000/a/"]);
});

on("a dialect is chosen by its reading", { text: "hdl://190.12.34.56/1234/567" }, async (page) => {
  await page.click("#readings .chip >> text=hdl-resolver");
  await page.waitForFunction(() => document.querySelector("#verdict").textContent.includes("hdl-resolver"));
  assert.equal(await page.inputValue("#dialect"), "hdl-resolver");
});

on("a page of explanation links to others", { text: "10.1000" }, async (page) => {
  await page.click(".card .code");
  await page.waitForSelector("dialog[open] h2 >> text=missing-slash");
  await page.click("dialog li .link");
  await page.waitForFunction(() => document.querySelector("dialog h2").textContent !== "missing-slash");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "hidden" });
});

on("the diagram of a rule links to the rules in it", { text: "hdl:10.1000/<" }, async (page) => {
  await page.click(".card summary");
  await page.waitForSelector(".card .diagram");
  const marked = await page.$$eval(".card .diagram .expected", (all) => all.map((one) => one.textContent.trim()));
  assert.deepEqual(marked, ["pchar", '"/"']);
  await page.click('.card .diagram a[href="#rfc3986::pchar"]');
  await page.waitForSelector("dialog[open] h2 >> text=rfc3986::pchar");
  await page.focus('dialog .diagram a[href="#rfc3986::sub-delims"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open] h2 >> text=rfc3986::sub-delims");
});

on("the diagram shows the way to a problem", { text: "hdl:10.1000" }, async (page) => {
  await page.click(".card summary");
  await page.waitForSelector(".card .diagram");
  const boxes = (name) => page.$$eval(`.card .diagram .${name}`, (all) => all.map((one) => one.textContent.trim()));
  assert.deepEqual(await boxes("read"), ['"hdl"', '":"', "u-unreserved", '"."']);
  assert.deepEqual(await boxes("expected"), ['"."', '"/"']);
});

on("a rule leads to the decisions about it", { text: "10.1000" }, async (page) => {
  await page.click(".card summary");
  await page.click('.card .diagram a[href="#hdl_uri::naming-authority"]');
  await page.click('dialog .diagram a[href="#hdl_uri::na-segment"]');
  await page.waitForSelector("dialog[open] h2 >> text=hdl_uri::na-segment");
  assert.match(await page.innerText("dialog"), /UTF-8/);
  const links = await page.$$eval("dialog pre .link", (all) => all.map((one) => one.textContent));
  assert.deepEqual(links, ["D-W2"]);
  await page.click("dialog pre .link");
  await page.waitForSelector("dialog[open] h2 >> text=D-W2");
});

test("every rule has a diagram, whose links are rules", async () => {
  const page = await open(browser);
  const links = await page.$$eval("template[data-rule]", (all) =>
    all.map((one) => [one.dataset.rule, ...Array.from(one.content.querySelectorAll("a"), (link) => link.getAttribute("xlink:href"))]));
  const { productions } = hs.names();
  assert.deepEqual(links.map(([rule]) => rule), productions);
  const drawings = productions.map((rule) => `${rule.replace("::", ".")}.svg`);
  assert.deepEqual(links.flatMap(([, ...used]) => used).filter((link) => !drawings.includes(link)), []);
  await page.context().close();
});

on("a link shows the same text in the same dialect", { text: "hdl:10.1000/日 &#<%", as: "hdl-resolver", permissions: ["clipboard-write", "clipboard-read"] }, async (page) => {
  await page.click("text=Copy link");
  const address = await page.inputValue("[readonly]");
  const other = await page.context().newPage();
  await other.goto(address);
  await other.waitForSelector("body[data-ready]");
  await answered(other, "hdl:10.1000/日 &#<%");
  assert.equal(await other.inputValue("#dialect"), "hdl-resolver");
});

on("the keyboard alone reaches a fix", { text: "hdl:10.1000/日" }, async (page) => {
  await page.focus("#text");
  const pressed = async (wanted) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((wanted) => document.activeElement.matches(wanted), wanted)) return;
    }
    assert.fail(`Tab does not reach ${wanted}`);
  };
  await pressed("#dialect");
  await pressed("#choose");
  await pressed(".place");
  await page.keyboard.press("Enter");
  const selected = await page.$eval("#text", (text) => text.value.slice(text.selectionStart, text.selectionEnd));
  assert.equal(selected, "日");
  await pressed("[data-act=fix]");
  await page.keyboard.press("Space");
  await answered(page, "hdl:10.1000/%E6%97%A5");
  await pressed(".name");
  await pressed(".small");
});

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const looks = [
  ["a wrong text", "hdl:10.1000/日 <b>", {}],
  ["a valid text", "hdl:10.1000/a%2Fb?x", {}],
  ["a list", "10.1000/182\n10.1000\nhdl:10.1000/<", {}],
  ["a citation", "Smith, J. (2020). Title. https://doi.org/10.1000/182.", {}],
  ["a wrong text in the dark", "hdl:10.1000/日 <b>", { colorScheme: "dark" }],
  ["a valid text on a telephone", "hdl:10.1000/a%2Fb?x", { viewport: { width: 320, height: 640 } }],
];
for (const options of [{}, { colorScheme: "dark", viewport: { width: 360, height: 640 } }]) {
  test(`axe finds nothing in the table of a file, which fits the screen, ${options.colorScheme ?? "light"}`, async () => {
    const page = await open(browser, { bypassCSP: true, ...options });
    await page.evaluate(axe);
    const files = [["list.csv", "title,doi\nA,10.1000/1\nB,DOI:10.1000/2\nC,10.1000\n"], ["list.xlsx", "PK\x03\x04"]];
    for (const [name, text] of files) {
      await choose(page, name, text);
      await checked(page);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), [], name);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name}: wider than the screen`);
    }
    await page.context().close();
  });
}

on("a long link in the table of a narrow screen is cut with a sign", { viewport: { width: 360, height: 640 } }, async (page) => {
  await choose(page, "list.txt", `https://doi.org/10.1000/${"a".repeat(80)}\nhttps://doi.org/10.1000/182\n`);
  await checked(page);
  const [long, short] = await page.$$eval(".row .link", (all) => all.map((one) => [getComputedStyle(one).textOverflow, one.scrollWidth > one.clientWidth]));
  assert.deepEqual([long, short], [["ellipsis", true], ["ellipsis", false]], "the links are cut without a sign, or too early");
  const [severity] = await page.$$eval(".row .badge", (all) => all.map((one) => one.textContent));
  assert.equal(severity, "✓Valid", "a reader of the screen does not hear the severity");
});

for (const [name, text, options] of looks) {
  test(`axe finds nothing in ${name}, which fits the screen`, async () => {
    // The content security policy of the page would not let axe run.
    const page = await open(browser, { text, bypassCSP: true, ...options });
    await answered(page, text);
    // The page may draw a list once more and close what was opened, so the details are opened again until they have
    // content.
    await page.waitForFunction(() => {
      document.querySelectorAll("details").forEach((one) => (one.open = true));
      return Array.from(document.querySelectorAll(".source"), (one) => one.querySelector("dl")).every(Boolean);
    });
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "wider than the screen");
    await page.context().close();
  });
}
