// What is saved about a file: the report, which counts as the command does, and the fixed file, both made in blocks.

import assert from "node:assert/strict";

import { checked, choose, downloaded, idle, status } from "./browser.js";
import { check, skip } from "./command.js";
import { on } from "./on.js";

/** A record of the report without the places in units of UTF-16, which only JavaScript has. */
const withoutSpans = (text) =>
  text.trim().split("\n").map((line) => JSON.parse(line, (key, value) => (key === "span" ? undefined : value)));

/** The name of a file, its octets, and how the command reads it. */
const FILES = [
  ["list.txt", "10.1000/182\n\n10.1000\r\nhdl:10.1000/日<\nN/A"],
  ["marked.txt", "\ufeff10.1000/a \n\ufeff10.1000\n"],
  ["latin.txt", Buffer.from('10.1000/\xe9 "x\n10.1000/b c\n', "latin1")],
  ["many.txt", `hdl:10.1000/${"<a^b".repeat(20)}\n`],
  ["table.csv", "id,doi_url\n1,https://doi.org/10.1000/1\n2,\n\n3,https://doi.org/10.1000/2 \n", "--column", "doi_url"],
  ["cells.csv", 'é,doi\r\n"ä\r\n""日"" x","10.1000/x y ""a"""\r\n,\r\nb,"10.\n1000 z"\r\n', "--column", "doi"],
  ["lines.jsonl", '{"t": "日", "doi": "10.1000\\/\\u00e9\\ud83d\\ude00\\n x"}\n\n{"doi": null}\n{"x": 1}\n{"doi": ""}\n{"doi": "10.1000"}\n', "--field", "/doi"],
];
for (const [name, contents, ...args] of FILES) {
  on(`the report about ${name} is that of the command`, { skip }, async (page) => {
    await choose(page, name, contents);
    await checked(page);
    const [begin, ...own] = withoutSpans((await downloaded(page, "Report for programs")).text);
    const [other, ...expected] = withoutSpans(check(name, contents, "--format", "json", ...args).stdout);
    assert.deepEqual({ ...begin, tool: other.tool }, other);
    assert.deepEqual(own, expected, "the page and the command differ");
    const table = await downloaded(page, "Report for Excel");
    assert.equal(table.name, `${name}.report.csv`);
    const rows = check(name, contents, "--format", "csv", ...args).stdout;
    assert.equal(table.text, `\ufeff${rows}`, "the tables of the page and the command differ");
  });
}

on("no cell of the report is a formula", {}, async (page) => {
  await choose(page, "list.txt", "=HYPERLINK(1)\n-1\n@x\n");
  await checked(page);
  const { text } = await downloaded(page, "Report for Excel");
  assert.deepEqual(text.match(/(?<=^|,)"?[=+@-][^,]*/gm) ?? [], []);
  assert.match(text, /'=HYPERLINK/);
});

on("the fixed file and the report of many rows read the file in few blocks, and tell how far they are", {}, async (page) => {
  const [worker] = page.workers();
  await worker.evaluate(() => {
    globalThis.reads = 0;
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = function () {
      globalThis.reads++;
      return arrayBuffer.call(this);
    };
  });
  const rows = Array.from({ length: 20_000 }, (_, row) => `${row},${row % 2 ? "DOI:" : ""}10.1000/${row}\n`);
  const text = `id,doi\n${rows.join("")}`;
  await choose(page, "works.csv", text);
  await checked(page);
  await page.evaluate(() => {
    globalThis.said = [];
    const status = document.querySelector(".file [role=status]");
    new MutationObserver(() => globalThis.said.push(status.textContent)).observe(status, { childList: true });
  });
  const before = await worker.evaluate(() => globalThis.reads);
  const { text: fixed } = await downloaded(page, "Download with 10,000 fixed");
  assert.equal(fixed, text.replaceAll("DOI:", ""), "the fixed file is not the file with its fixes");
  const { text: report } = await downloaded(page, "Report for programs");
  assert.equal(report.trim().split("\n").length, 10_002);
  const made = (await worker.evaluate(() => globalThis.reads)) - before;
  assert.ok(made < 50, `the file was read ${made} times for 20,000 problems`);
  await idle(page);
  const said = await page.evaluate(() => globalThis.said);
  assert.ok(said.some((one) => /Writing the file: \d+ kB of \d+ kB/.test(one)), "nothing tells how far the file is written");
  assert.doesNotMatch(await status(page), /Writing/, "the page still says that it writes the file");
});

on("writing a file can be cancelled", {}, async (page) => {
  await choose(page, "list.txt", "DOI:10.1000/1\n".repeat(200_000));
  await checked(page);
  await page.click("text=Report for programs");
  await page.click(".file >> text=Cancel");
  await idle(page);
  assert.doesNotMatch(await status(page), /Writing/);
  // What was asked for after that is made whole.
  const { text } = await downloaded(page, "Download with");
  assert.equal(text, "10.1000/1\n".repeat(200_000));
});
