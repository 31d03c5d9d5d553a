// The page in a browser: what is seen, what the buttons do, what the keyboard reaches.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as hs from "../node.js";
import { answered, open, type, underlined } from "./browser.js";
import { on, shared } from "./on.js";

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

on("the underlines of a text are below its letters", { text: "hdl:10.1000/日本🎉 long ".repeat(30).trim() }, async (page) => {
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

on("a plausible edit can be tried", { text: 'https://doi.org/10.1000/182">' }, async (page) => {
  await page.click("[data-act=try]");
  await answered(page, "https://doi.org/10.1000/182");
});

on("all edits can be applied at once", { text: "hdl:10.1000/日<" }, async (page) => {
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

on("different handles are marked where they differ", { text: "hdl:10.1000/a%2Fb" }, async (page) => {
  const apart = await page.$$eval("#readings .apart", (all) => all.map((one) => one.textContent));
  assert.deepEqual(apart, ["hdl:10.1000/a%2F", "10.1000/a/"]);
});

on("a dialect can be chosen in the table of readings", { text: "hdl://190.12.34.56/1234/567" }, async (page) => {
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

on("the page of a rule links to the decisions about it", { text: "10.1000" }, async (page) => {
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

test("every rule has a diagram, and every link in it leads to a rule", async () => {
  const page = await open(await shared());
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
