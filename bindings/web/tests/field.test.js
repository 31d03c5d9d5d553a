// The field and what is put into it: long texts, rows of a file, lists, undoing, and the text of a link.

import assert from "node:assert/strict";

import { answered, checked, choose, paste, status, type, underlined } from "./browser.js";
import { on } from "./on.js";

const lines = (count) => Array.from({ length: count }, (_, line) => `10.1000/${line}`).join("\n");
const said = (page, text) => page.waitForSelector(`.note >> text=${text}`);
const sees = (page, wanted) => page.$eval(wanted, (place) => place.getBoundingClientRect().top < innerHeight);
const codes = (page) => page.$$eval(".card .code", (all) => all.map((one) => one.textContent));
const undo = async (page, text) => {
  await page.focus("#text");
  await page.keyboard.press("Control+z");
  await answered(page, text);
};

on("a long text that is pasted is shown as a table, and no verdict about another text stays", { text: "10.5555/already-here", viewport: { width: 1200, height: 800 } }, async (page) => {
  await paste(page, lines(150));
  await checked(page);
  await answered(page, "");
  assert.match(await page.innerText("#verdict"), /The identifiers are in the table below/, "the verdict is about another text");
  assert.equal(await page.isVisible("#notations"), false, "the links of another text are still offered");
  assert.match(await page.innerText(".note"), /too long for the field/, "nothing says why the field is empty");
  assert.ok(await sees(page, ".rows .row"), "the table is below what the window shows");
  assert.equal(await page.evaluate(() => document.activeElement.id), "file-title", "the focus is not at the table");
  await page.click("text=Copy link");
  await said(page, "no text in the field to link to");
  await undo(page, "10.5555/already-here");
  assert.match(await page.innerText("#verdict"), /Valid/);
  assert.equal(await page.textContent(".note"), "", "a sentence about another text stays");
});

on("the verdict speaks of a table only as long as there is one", {}, async (page) => {
  await choose(page, "list.txt", "10.1000/1\n");
  await checked(page);
  await page.waitForSelector("#verdict >> text=in the table below");
  await page.click("#verdict >> text=Go to the table");
  assert.equal(await page.evaluate(() => document.activeElement.id), "file-title");
  await page.click("text=Close the file");
  await page.waitForSelector("#verdict >> text=Waiting for an identifier");
});

on("a row whose octets are not UTF-8 has the report of its octets", {}, async (page) => {
  await choose(page, "latin.csv", Buffer.from("doi,title\n10.1000/\xe9,A\n", "latin1"));
  await checked(page);
  await page.click(".rows .row .link");
  await answered(page, "10.1000/\ufffd");
  assert.deepEqual(await codes(page), ["not-utf8"], "the report is about the character that stands for the octet");
  assert.doesNotMatch(await page.innerText("#verdict"), /Valid/, "an error in the table became valid");
  assert.deepEqual(await underlined(page), [["\ufffd", "error"]]);
  await page.click(".card summary");
  await page.waitForSelector(".card .source dl");
  await page.click("[data-act=try]");
  await answered(page, "10.1000/é");
  assert.match(await page.innerText("#verdict"), /Valid/);
});

on("a row with several lines is one identifier", {}, async (page) => {
  await choose(page, "list.csv", 'doi,title\n"10.1000/a\nb",A\n');
  await checked(page);
  const [code] = await page.$$eval(".rows .what .quiet", (all) => all.map((one) => one.textContent));
  await page.click(".rows .row .link");
  await answered(page, "10.1000/a\nb");
  assert.ok((await codes(page)).includes(code), `the row has ${code}, and its report ${await codes(page)}`);
  assert.equal(await page.isVisible(".lines"), false, "the row is read as a list");
});

on("places in a row with line ends are found in the field", {}, async (page) => {
  await choose(page, "list.csv", 'doi,title\r\n"10.1000/a\r\nb\u200bc",A\r\n');
  await checked(page);
  await page.click(".rows .row .link");
  await answered(page, "10.1000/a\nb\u200bc");
  assert.deepEqual(await underlined(page), [["\nb\u200bc", "warning"]], "what is underlined is not the place of the problem");
  await page.click(".card:last-child .place");
  const selected = await page.$eval("#text", (text) => text.value.slice(text.selectionStart, text.selectionEnd));
  assert.equal(selected, "\u200b", "what is selected is not the place of the problem");
});

on("a row that is too long for the field is shown as far as it fits", {}, async (page) => {
  await choose(page, "list.txt", `10.1000/a${"é".repeat(5000)}`);
  await checked(page);
  await page.click(".rows .row .link");
  await said(page, "its beginning is shown");
  const shown = `10.1000/a${"é".repeat(995)}`;
  await answered(page, shown);
  assert.match(await page.innerText("#verdict"), /Valid/, "the last character is cut in two");
});

on("the same file can be opened again after it was corrected", {}, async (page) => {
  for (const [text, expected] of [["10.1000\n", /Error 1/], ["10.1000/1\n", /Valid 1/]]) {
    await choose(page, "list.txt", text);
    await checked(page);
    assert.match(await status(page), expected);
    assert.equal(await page.inputValue("#choose"), "", "the browser tells nothing when the same file is chosen again");
  }
});

const LIST = "10.1000/182\nDOI:10.1000/1\nDOI:10.1000/2\nhdl:10.1000/<>3<>";
on("the button below the heading fixes every line that has a safe fix", {}, async (page) => {
  await type(page, LIST);
  assert.equal(await page.innerText("#verdict"), "4 lines: 1 with an error, 2 with a warning", "the heading does not count warnings");
  await page.click("text=Fix 3 lines");
  await answered(page, "10.1000/182\n10.1000/1\n10.1000/2\nhdl:10.1000/%3C%3E3%3C%3E");
  assert.equal(await page.innerText("#verdict"), "4 lines, all without problems");
  assert.equal(await page.isVisible("text=/^Fix \\d/"), false, "a fix is offered where there is nothing to fix");
  await undo(page, LIST);
});

on("the fix of one line of a list is called \"Fix this line\"", { text: LIST }, async (page) => {
  await page.click(".lines li:last-child button");
  await page.click("text=Fix this line");
  await answered(page, LIST.replace("<>3<>", "%3C%3E3%3C%3E"));
});

on("what an example, a row and a link replace can be undone", {}, async (page) => {
  const own = "10.1000/182\n10.1000/183";
  await type(page, own);
  await page.click(".examples >> text=info:hdl/4263537/4000");
  await answered(page, "info:hdl/4263537/4000");
  await undo(page, own);
  await choose(page, "list.txt", "10.1000/1\n");
  await checked(page);
  await page.click(".rows .row .link");
  await answered(page, "10.1000/1");
  await undo(page, own);
  await page.evaluate(() => (location.hash = "#text=10.1000/9"));
  await answered(page, "10.1000/9");
  await undo(page, own);
});

on("a link has both the text and the dialect", { text: "10.1000/1", as: "doi" }, async (page) => {
  const go = async (hash, text) => {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await answered(page, text);
    return page.inputValue("#dialect");
  };
  assert.equal(await page.inputValue("#dialect"), "doi");
  assert.equal(await go("#text=10.1000/9", "10.1000/9"), "", "the dialect of another link stays");
  assert.equal(await go("#text=10.1000/8&as=dio", "10.1000/8"), "");
  assert.match(await page.innerText(".note"), /“dio”, which is not a dialect/, "an unknown dialect is ignored silently");
  assert.equal(await go("#10.1000/182%20x", "10.1000/182 x"), "", "a text alone is no link");
  await page.evaluate(() => (location.hash = "#rfc3986::pchar"));
  await page.waitForSelector("dialog[open] h2 >> text=rfc3986::pchar");
  await page.keyboard.press("Escape");
  assert.equal(await page.inputValue("#text"), "10.1000/182 x", "the name of a rule is taken for a text");
  assert.equal(await go("#", ""), "", "the text of another link stays");
});
