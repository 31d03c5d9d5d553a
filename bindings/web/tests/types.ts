// The types, used as a program uses them. `tsc` reads this file, and nothing runs it.

import { check, compare, convert, explain, find, fix, HandleSyntaxError, key, names, parse } from "handle-syntax";
import type { Problem, Report, Text } from "handle-syntax";
import { load, start } from "handle-syntax/api.js";

const report: Report = check("hdl:10.1000/<", { most: 3 });
const shown: string[] = report.problems.map((problem: Problem) => report.input.slice(...problem.span));
const edit: string | undefined = report.problems[0]?.fix?.text ?? report.problems[0]?.try?.text;

const text: string | null = fix("hdl:hdl:10.1000/1", { apply: ["doubled-scheme", "lint"] });
const octets: Uint8Array | null = fix(new Uint8Array());
const output: string | null = convert("10.1000/182", { to: "proxy", allowLoss: ["host"] }).output;
const handle: string | null = key("10.1000/182", { policy: "doi" }).handle;
const parts: number = parse("10.1000/182").flatMap((tree) => tree.productions).length;
const page: string = explain("missing-slash").text + names().dialects[0]?.about + find("x").length + parts;

// What a fix is does not depend on which text it was.
const later: (string | null)[] = [fix("INFO:hdl/10.1/2"), "info:hdl/10.1/2"];
const either = (given: Text): Text | null => fix(given);
// An option may be given as undefined, as if it were not given.
const optional = (dialect?: string): Report => check("10.1000/182", { dialect });
// A program that loads the WebAssembly itself.
const started: [void, Promise<void>] = [start(new Uint8Array()), load(new URL("https://example.org/native.wasm"))];
console.log(later, either, optional, started);

try {
  const equal: "yes" | "no" | "if-folded" = compare("10.1/a", "10.1/A").equal;
  console.log(equal, shown, edit, text, octets, output, handle, page);
} catch (error) {
  if (error instanceof HandleSyntaxError) console.error(error.message, error.report.problems);
}

// @ts-expect-error A conversion names its target.
convert("10.1000/182");
// @ts-expect-error A text is a string or octets.
check(182);
// @ts-expect-error There is no such loss.
convert("10.1000/182", { to: "doi", allowLoss: ["everything"] });
// @ts-expect-error There is no such option.
check("10.1000/182", { dialekt: "doi" });
