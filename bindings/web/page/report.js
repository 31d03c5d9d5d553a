// The formats of the report about a file: lines of JSON with the keys of `hdl check --format json`, and the table of
// `hdl check --format csv`.

import { masked } from "./hidden.js";
import { andMore } from "./reasons.js";

const json = (record) => `${JSON.stringify(record)}\n`;

const COLUMNS = ["file", "line", "column", "severity", "problem", "message", "help", "text", "fix", "try"];

/** A cell. If it begins like a formula, a `'` is put before it, so that no spreadsheet takes it for one. */
function cell(value) {
  const shown = masked(String(value));
  const text = /^[=+\-@]/.test(shown) ? `'${shown}` : shown;
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const row = (cells) => `${cells.map(cell).join(",")}\n`;

/** How each format begins, writes a problem, and ends. The repaired text is written with the last problem of a text. */
export const formats = {
  json: {
    type: "application/x-ndjson",
    begin: () => json({ type: "begin", schema: 1, tool: "handle-syntax", version: VERSION }),
    line: (place, problem, { dialect, input, input_hex, more, repaired }, last) =>
      json({
        type: "problem",
        ...place,
        dialect,
        ...problem,
        // The column of the problem is that in the identifier; this one is that in the file.
        column: place.column,
        input,
        input_hex,
        ...(last && more > 0 && { more }),
        ...(last && repaired !== null && { repaired }),
      }),
    end: (counts) => json({ type: "end", ...counts }),
  },
  csv: {
    type: "text/csv",
    // Without a byte order mark, Excel takes UTF-8 for something else.
    begin: () => `\ufeff${row(COLUMNS)}`,
    line: ({ file, line, column }, { severity, code, message, help }, { input, more, repaired, safe }, last) => {
      const edited = (wanted) => (last && safe === wanted ? repaired : null) ?? "";
      const told = last && more > 0 ? andMore(message, more) : message;
      return row([file, line, column, severity, code, told, help ?? "", input, edited(true), edited(false)]);
    },
    end: () => "",
  },
};
