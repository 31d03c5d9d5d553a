// Files that are not lists: the page says what they are and what to do, as the command does.

import assert from "node:assert/strict";

import { checked, choose, downloaded, identifiers, status } from "./browser.js";
import { check, skip } from "./command.js";
import { on } from "./on.js";

/** A zip archive with one entry, of which only what shows its kind is complete. */
const archive = (entry) => Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(26), Buffer.from(entry)]);
const octets = (text) => Buffer.from(text, "latin1");

/** Files that neither the page nor the command can read. */
const REFUSED = {
  "book.xlsx": archive("xl/workbook.xml"),
  "text.docx": archive("word/document.xml"),
  "slides.pptx": archive("ppt/presentation.xml"),
  "sheet.ods": archive("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"),
  "text.odt": archive("mimetypeapplication/vnd.oasis.opendocument.text"),
  "book.epub": archive("mimetypeapplication/epub+zip"),
  "office.bin": archive("[Content_Types].xml"),
  "list.zip": archive("ids.txt"),
  "old.xls": octets("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and more"),
  "text.pdf": octets("%PDF-1.7\n"),
  "list.xz": octets("\xfd7zXZ\0 and more"),
  "list.bz2": octets("BZh91AY&SY and more"),
  "list.sqlite": octets("SQLite format 3\0"),
  "list.parquet": octets("PAR1\x15 and more"),
  "list.bin": octets("10.1000/1\n10.1000/\0\n"),
};
for (const [name, contents] of Object.entries(REFUSED)) {
  on(`${name} is refused with the sentence of the command`, { skip }, async (page) => {
    await choose(page, name, contents);
    await checked(page);
    const said = (await status(page)).trim();
    const [sentence] = check(name, contents).stderr.match(new RegExp(`(?<=hdl: ${name}: ).*`));
    const own = sentence.replaceAll("`", "").replace("; if NUL ends each identifier, use -0", "");
    assert.ok(said.startsWith(`${name}: ${own}`), `the page says "${said}", and the command "${sentence}"`);
    assert.equal(await page.isVisible(".scroll"), false, "a table is shown of a file that was not read");
    assert.equal(await page.innerText("#verdict"), "Waiting for an identifier.", "the verdict speaks of a table");
  });
}

on("a file with CR alone is refused with the sentence of the command", { skip }, async (page) => {
  const text = "doi\r10.1000/1\r10.1000/2";
  await choose(page, "mac.csv", text);
  await checked(page);
  const [sentence] = check("mac.csv", text, "--column", "doi").stderr.match(/its lines end.*/);
  assert.ok((await status(page)).startsWith(`mac.csv: ${sentence.replaceAll("`", "")}`), await status(page));
});

/** Texts that only the command can read, and what the page says they are. */
const FORMATS = [
  ["list.json", '[\n{"doi": "10.1000/182"},\n{"doi": "10.1000/183"}\n]', /this is JSON.*JSON Lines.*--field \/\*\/doi/],
  ["object.json", '{\n  "doi": "10.1000/182"\n}\n', /this is JSON/],
  ["refs.bib", "@article{a,\n  doi = {10.1000/182}\n}\n", /this is BibTeX.*export the references as CSV/],
  ["refs.ris", "TY  - JOUR\nDO  - 10.1000/182\nER  - \n", /this is RIS.*--field DO/],
  ["record.xml", '<?xml version="1.0"?>\n<doi>10.1000/182</doi>\n', /this is XML or HTML.*--xml/],
  ["sep.csv", "sep=;\ndoi;title\n10.1000/1;A\n", /sep=; in the first line is only for spreadsheets: delete the line/],
];
for (const [name, text, expected] of FORMATS) {
  on(`${name} is not read as a list`, {}, async (page) => {
    await choose(page, name, text);
    await checked(page);
    assert.match(await status(page), expected);
  });
}

/** Texts that look like the files above, and are lists. */
const LISTS = ["[1] 10.1000/182\n10.1000/183", "{10.1000/182}\n10.1000/183", "<https://doi.org/10.1000/1>\n10.1000/2", "10.1000/1\r\n10.1000/2\r\n"];
on("a list is read whatever its first character is", {}, async (page) => {
  for (const text of LISTS) {
    await choose(page, "list.txt", text);
    await checked(page);
    assert.match(await status(page), /^2 identifiers/, `refused: ${text}`);
  }
});

const encodings = { "little endian": (text) => Buffer.from(`\ufeff${text}`, "utf16le"), "big endian": (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16() };
for (const [name, encode] of Object.entries(encodings)) {
  on(`UTF-16, ${name}, is read and saved as UTF-8`, {}, async (page) => {
    const text = "title\tdoi\r\nÄ, 日本\tDOI:10.1000/1\r\nB\t10.1000/2\r\n";
    await choose(page, "unicode.txt", encode(text));
    await checked(page);
    assert.match(await status(page), /2 identifiers.*The file is UTF-16/s);
    assert.deepEqual(await identifiers(page), ["DOI:10.1000/1", "10.1000/2"]);
    const fixed = await downloaded(page, "Download with");
    assert.equal(fixed.text, `\ufeff${text.replace("DOI:", "")}`, "the saved file is not the same text in UTF-8");
  });
}

on("UTF-16 that is broken is refused", {}, async (page) => {
  await choose(page, "broken.txt", octets("\xff\xfe\x00\xd8a\0"));
  await checked(page);
  assert.match(await status(page), /^broken.txt: this text is UTF-16: convert it to UTF-8 first/);
});
