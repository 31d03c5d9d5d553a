// Tables in a browser: which column is checked, by its header, its separator and its quotation marks.

import assert from "node:assert/strict";

import { checked, choose, downloaded, identifiers, paste, status } from "./browser.js";
import { on } from "./on.js";

const columns = (page) => page.$$eval("#column option", (all) => all.map((one) => one.textContent));
const lines = (page) => page.$$eval(".rows .number", (all) => all.map((one) => Number(one.textContent)));

/**
 * The name of a file, its text, the columns that are offered, the identifiers that are checked, and a broken promise.
 */
const TABLES = [
  ["quoted.csv", '"Title, long",doi,year\n"A, b",10.1000/182,2020\n"C",DOI:10.1000/183,2021\n',
    ["Title, long", "doi", "year"], ["10.1000/182", "DOI:10.1000/183"], "a quoted comma in the header moves the columns"],
  ["doubled.csv", '"a ""b"", c","the\ndoi"\nx,10.1000/1\n',
    ['a "b", c', "the\ndoi"], ["10.1000/1"], "quotation marks or line ends in the header move the columns"],
  ["semicolon.csv", "title, short;doi\nA;DOI:10.1000/182\nB, c;10.1000/183\n",
    ["title, short", "doi"], ["DOI:10.1000/182", "10.1000/183"], "a comma in a cell is taken for the separator"],
  ["even.csv", "name, first;doi;year\nA, b;10.1000/1;2001\nC, d;10.1000/2;2002\n",
    ["name, first", "doi", "year"], ["10.1000/1", "10.1000/2"], "a comma in every row is taken for the separator"],
  ["sici.csv", "doi\n10.1002/(SICI)1097(199601)1:1<1::AID>3.0.CO;2-X\n10.1002/(SICI)1097(199601)1:2<1::AID>3.0.CO;2-Y\n",
    ["doi"], ["10.1002/(SICI)1097(199601)1:1<1::AID>3.0.CO;2-X", "10.1002/(SICI)1097(199601)1:2<1::AID>3.0.CO;2-Y"],
    "a semicolon in every DOI name is taken for the separator"],
  ["none.csv", "10.1000/182,A\nDOI:10.1000/1,B\n10.1000,C\n",
    ["1: 10.1000/182", "2: A"], ["10.1000/182", "DOI:10.1000/1", "10.1000"], "the first row is taken for a header"],
  ["second.csv", "A,10.1000/182\nB,10.1000/1\n",
    ["1: A", "2: 10.1000/182"], ["10.1000/182", "10.1000/1"], "without a header, the column with identifiers is not found"],
  ["one.csv", "doi\n10.1000/182\n10.1000\n",
    ["doi"], ["10.1000/182", "10.1000"], "the header of a table with one column is checked"],
  ["empty.csv", 'id,doi\n1,""\n2,\n3,10.1000/1\n', ["id", "doi"], ["10.1000/1"], "an empty cell is checked"],
  ["after.csv", "\n\ndoi,title\n10.1000/1,A\n", ["doi", "title"], ["10.1000/1"], "empty lines before the header are taken for it"],
  ["stray.csv", 'doi,title\n10.1000/1,"A\n10.1000/2,B\n10.1000/3,"C"\n10.1000/4,"D\n10.1000/5,E\n',
    ["doi", "title"], ["10.1000/1", "10.1000/2", "10.1000/3", "10.1000/4", "10.1000/5"], "a quotation mark that is not closed hides the rows after it"],
  ["excel.txt", "title\tdoi\nA, b\t10.1000/1\nC\t10.1000/2\n",
    ["title", "doi"], ["10.1000/1", "10.1000/2"], "cells with tabs between them are not read as a table"],
];
for (const [name, text, offered, expected, broken] of TABLES) {
  on(`the column of ${name} is found`, {}, async (page) => {
    await choose(page, name, text);
    await checked(page);
    assert.deepEqual(await columns(page), offered, broken);
    assert.deepEqual(await identifiers(page), expected, broken);
  });
}

on("a fix is made in the column whose name has a comma before it", {}, async (page) => {
  const [, text] = TABLES[0];
  await choose(page, "quoted.csv", text);
  await checked(page);
  const { text: fixed } = await downloaded(page, "Download with");
  assert.equal(fixed, text.replace("DOI:", ""), "another cell than that of the column was changed");
});

on("a person says whether the first row has names", {}, async (page) => {
  await choose(page, "list.csv", "10.1000/182,A\n10.1000/1,B\n");
  await checked(page);
  assert.equal(await page.isChecked("#header"), false, "a row with an identifier is taken for a header");
  assert.deepEqual(await lines(page), [1, 2]);
  await page.check("#header");
  await checked(page);
  assert.deepEqual(await columns(page), ["10.1000/182", "A"]);
  assert.deepEqual(await lines(page), [2], "the first row is still checked after the tick is set");
  await page.uncheck("#header");
  await checked(page);
  assert.deepEqual(await lines(page), [1, 2], "the first row is not checked after the tick is removed");
});

on("rows with another number of cells than the header are errors", {}, async (page) => {
  await choose(page, "list.csv", "title,doi\nA,10.1000/1,,\nB, b,10.1000/2\nC\n\n");
  await checked(page);
  assert.match(await status(page), /3 identifiers.*Error 2.*Valid 1.*2 rows have a different number of cells/s, "rows without the column are left out silently");
  const [, ...problems] = (await downloaded(page, "Report for programs")).text.trim().split("\n").map((line) => JSON.parse(line));
  const end = problems.pop();
  assert.deepEqual(problems.map(({ line, record, code }) => [line, record, code]), [[3, 1, "unreadable-row"], [4, 2, "unreadable-row"]]);
  assert.match(problems[0].message, /^this row has more columns than titles/);
  assert.deepEqual([end.checked, end.valid, end.errors], [3, 1, 2]);
});

on("empty cells after the name of the last column are not columns", {}, async (page) => {
  await choose(page, "list.csv", "doi,title,,\n10.1000/182,A\n10.1000/1,A,,\n");
  await checked(page);
  assert.match(await status(page), /^2 identifiers[^·]*Valid 2$/s);
});

on("without a header, only a row without the column is an error", {}, async (page) => {
  await choose(page, "list.csv", "1,10.1000/182\n2\n3,10.1000/3,5,6\n");
  await checked(page);
  assert.match(await status(page), /3 identifiers.*Error 1.*Valid 2/s);
});

on("a quotation mark that is never closed in a long file hides no row", {}, async (page) => {
  const rows = Array.from({ length: 200_000 }, (_, row) => `10.1000/${row},${row === 7 ? '"' : ""}title\n`);
  await choose(page, "list.csv", `doi,title\n${rows.join("")}`);
  await checked(page);
  assert.match(await status(page), /^200,000 identifiers/);
});

on("a column without texts is reported", {}, async (page) => {
  await choose(page, "list.csv", "doi,title\n,A\n,B\n");
  await checked(page);
  assert.match(await status(page), /0 identifiers.*This column is empty in every row/s);
});

on("cells that were copied from a spreadsheet are read as a table", {}, async (page) => {
  await paste(page, `title\tdoi\n${Array.from({ length: 150 }, (_, line) => `T${line}\t10.1000/${line}\n`).join("")}`);
  await checked(page);
  assert.deepEqual(await columns(page), ["title", "doi"]);
  assert.match(await status(page), /150 identifiers.*Valid 150/s);
});
