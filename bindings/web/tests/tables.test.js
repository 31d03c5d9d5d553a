// The tables of the Rust tests, answered by the WebAssembly.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { check } from "../node.js";

const folder = new URL("../../../tests/library/accidents/", import.meta.url);

/** The octets of a text in a table, where `^xE9` stands for the octet E9. */
const octets = (text) =>
  Buffer.concat(
    text.split("^x").map((part, index) =>
      index === 0
        ? Buffer.from(part)
        : Buffer.concat([Buffer.from(part.slice(0, 2), "hex"), Buffer.from(part.slice(2))]),
    ),
  );

/** The text after the edit that the first problem offers. */
function edited(text, problem) {
  const edit = problem?.fix ?? problem?.try;
  if (!edit) return "";
  const [start, end] = edit.byte;
  return Buffer.concat([text.subarray(0, start), Buffer.from(edit.text), text.subarray(end)]).toString();
}

for (const table of ["pasted.tsv", "cases.tsv"]) {
  test(`each text of ${table} has its problem and its edit`, () => {
    const lines = readFileSync(new URL(table, folder), "utf8").split("\n");
    const cases = lines.filter((line) => line.trim() && !line.startsWith("##"));
    assert.ok(cases.length > 20);
    for (const line of cases) {
      const [given, dialect, code, meant] = line.split("\t");
      const text = octets(given);
      const report = check(text, dialect && dialect !== "-" ? { dialect } : undefined);
      const worst = (severity) => report.problems.find((problem) => problem.severity === severity);
      const first = worst("error") ?? worst("warning") ?? report.problems[0];
      if (code) assert.equal(first?.code ?? "none", code, line);
      if (meant !== undefined) assert.equal(edited(text, first), meant, line);
    }
  });
}
