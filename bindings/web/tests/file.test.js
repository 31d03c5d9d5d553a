// Files in a browser: long lists, columns and fields, and what is downloaded.

import assert from "node:assert/strict";

import { checked, choose, downloaded, status, type } from "./browser.js";
import { on } from "./on.js";

const LINES = 200_000;

/** A long list, of which every tenth line is wrong and every hundredth can be fixed. */
const long = () =>
  Array.from({ length: LINES }, (_, line) =>
    line % 100 === 0 ? `INFO:hdl/10.1000/${line}` : line % 10 === 0 ? "10.1000" : `10.1000/${line}`).join("\n");

on("a list of 200,000 lines is checked, scrolled, filtered and fixed", {}, async (page) => {
  const text = long();
  await choose(page, "list.txt", text);
  await checked(page);
  assert.match(await page.innerText(".file [role=status]"), /200,000 identifiers.*Error 18,000/s);
  await page.$eval(".scroll", (scroll) => (scroll.scrollTop = scroll.scrollHeight));
  await page.waitForSelector(`.row >> text=10.1000/${LINES - 1}`);
  assert.equal(await page.getAttribute(".scroll", "aria-rowcount"), String(LINES + 1));
  const made = await page.$$eval(".rows .row", (rows) => rows.length);
  assert.ok(made < 50, `${made} rows are made`);

  await page.selectOption("#filter", { label: "missing-slash (18,000)" });
  await page.waitForFunction(() => document.querySelector(".scroll").getAttribute("aria-rowcount") === "18001");
  assert.equal(await page.innerText(".rows .row .number"), "11");
  await page.click(".rows .row .link");
  await page.waitForSelector(".card >> text=missing-slash");
  assert.equal(await page.inputValue("#text"), "10.1000");

  const fixed = await downloaded(page, "Download with");
  assert.equal(fixed.name, "list.txt");
  assert.equal(fixed.text, text.replaceAll("INFO:", "info:"));
  const report = await downloaded(page, "Report for programs");
  const [, ...lines] = report.text.trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual([lines[0].line, lines[0].code, lines.filter(({ severity }) => severity === "error").length], [1, "not-normalized", 18_000]);
});

on("a dropped file is checked, until that is cancelled", {}, async (page) => {
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([`${text}\n`.repeat(10)], "list.txt"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, long());
  await page.click("text=Cancel");
  await checked(page);
  assert.match(await page.innerText(".file [role=status]"), /Cancelled/);
});

on("another dialect checks the file again", {}, async (page) => {
  await choose(page, "list.txt", "10.1000/1\nhdl:10.1000/2\n");
  await checked(page);
  assert.match(await page.innerText(".file [role=status]"), /2 identifiers.*Valid 2/s);
  await page.selectOption("#dialect", "doi");
  await page.waitForSelector(".file [role=status] >> text=Error");
  await checked(page);
  assert.match(await page.innerText(".file [role=status]"), /Error 1.*Valid 1/s);
});

on("a column of CSV is fixed in its place", {}, async (page) => {
  const text = '\ufefftitle,DOI,year\r\n"a, ""b""",10.1000/1,2001\r\n"two\r\nlines",INFO:hdl/10.1000/2<>,2002\r\nc,"INFO:hdl/10.1000/a,b",2003\r\n';
  await choose(page, "works.csv", text);
  await checked(page);
  assert.equal(await page.inputValue("#column"), "1");
  assert.deepEqual(await page.$$eval(".rows .number", (all) => all.map((one) => one.textContent)), ["2", "3", "5"]);
  const { text: fixed } = await downloaded(page, "Download with");
  assert.equal(fixed, text.replace("INFO:hdl/10.1000/2<>", "info:hdl/10.1000/2%3C%3E").replace("INFO:hdl/10.1000/a,b", "info:hdl/10.1000/a,b"));
});

on("the column of DOI names is found, and another can be chosen", {}, async (page) => {
  await choose(page, "works.csv", "id;link;DOI\n1;https://doi.org/10.1000/1;10.1000/1\n");
  await checked(page);
  assert.equal(await page.inputValue("#column"), "2");
  assert.equal(await page.innerText(".rows .text"), "10.1000/1");
  await page.selectOption("#column", "1");
  await page.waitForSelector(".rows .text >> text=https://doi.org/10.1000/1");
});

on("a field of JSON Lines is fixed in its place", {}, async (page) => {
  const text = '{"title": "a \\"doi\\": 1", "doi": "10.1000/1"}\n{"x": {"doi": "no"}, "doi" : "INFO:hdl/10.1000\\/2\\u003c>"}\n{"doi": null}\n';
  await choose(page, "works.jsonl", text);
  await checked(page);
  assert.deepEqual(await page.$$eval(".rows .number", (all) => all.map((one) => one.textContent)), ["1", "2"]);
  const { text: fixed } = await downloaded(page, "Download with");
  assert.equal(fixed, text.replace('"INFO:hdl/10.1000\\/2\\u003c>"', '"info:hdl/10.1000/2%3C%3E"'));
});

on("on a narrow screen, a long link in the table ends with an ellipsis", { viewport: { width: 360, height: 640 } }, async (page) => {
  await choose(page, "list.txt", `https://doi.org/10.1000/${"a".repeat(80)}\nhttps://doi.org/10.1000/182\n`);
  await checked(page);
  const [long, short] = await page.$$eval(".row .link", (all) => all.map((one) => [getComputedStyle(one).textOverflow, one.scrollWidth > one.clientWidth]));
  assert.deepEqual([long, short], [["ellipsis", true], ["ellipsis", false]], "a link is cut without an ellipsis, or too early");
  const [severity] = await page.$$eval(".row .badge", (all) => all.map((one) => one.textContent));
  assert.equal(severity, "✓Valid", "a screen reader does not say the severity");
});

on("lines that are not JSON, and fields that are not strings, are errors as in the command", {}, async (page) => {
  await choose(page, "works.jsonl", '{"doi":"10.1000/182"}\n{bad\n{"x":1}\n{"doi":5}\n[1]\n{"doi":null}\n');
  await checked(page);
  assert.match(await status(page), /3 identifiers.*Error 2.*Valid 1/s);
  assert.match(await page.innerText(".rows"), /this line is not JSON · \{bad/);
  const { text } = await downloaded(page, "Report for programs");
  const problems = text.trim().split("\n").map((line) => JSON.parse(line)).filter(({ type }) => type === "problem");
  const keys = problems.map(({ line, record, code, message, input }) => [line, record, code, message, input]);
  assert.deepEqual(keys, [
    [2, 1, "unreadable-row", "this line is not JSON", ""],
    [4, 3, "unreadable-row", "the field is not a string", ""],
  ]);
});

on("a line of more than a mebibyte is too long, as in the command", {}, async (page) => {
  await choose(page, "list.txt", `10.1000/1\n10.1000/${"a".repeat(3_000_000)}\n10.1000/2\n`);
  await checked(page);
  assert.match(await status(page), /3 identifiers.*Error 1.*Valid 2/s);
  const { text } = await downloaded(page, "Report for Excel");
  assert.match(text, /list\.txt,2,1,error,too-long,/);
});

on("of several dropped files, the page says which is checked", {}, async (page) => {
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    for (const name of ["one.txt", "two.txt"]) dataTransfer.items.add(new File(["10.1000/1\n"], name));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await checked(page);
  assert.match(await page.innerText(".note"), /Only one\.txt is checked/);
});

on("an empty file is not called valid", {}, async (page) => {
  await choose(page, "list.txt", "");
  await checked(page);
  assert.match(await status(page), /0 identifiers.*The file has no identifiers/s);
});

on("the address loses its text when the text in the field is changed", { text: "10.1000/2" }, async (page) => {
  assert.match(page.url(), /#text=/);
  await type(page, "10.1000/33");
  assert.doesNotMatch(page.url(), /#/, "a reload throws the typed text away");
});

on("the focus is in the field after the file was closed", {}, async (page) => {
  await choose(page, "list.txt", "10.1000/1\n10.1000/2\n");
  await checked(page);
  await page.click("text=Close the file");
  assert.equal(await page.evaluate(() => document.activeElement.id), "text");
});
