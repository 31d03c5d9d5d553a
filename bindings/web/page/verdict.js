// The sentence about a text, or about each of its lines.

import { badge, sign } from "./cards.js";
import { phrase } from "./dialects.js";
import { element, fill, foreign } from "./dom.js";
import words from "./words.js";

/** The severities, the worst first, and the keys of a report that count them. */
const COUNTS = [["error", "errors"], ["warning", "warnings"], ["advice", "advice"]];

/** The counts of problems by severity, with a green tick: after warnings, else first, and not for a doubtful text. */
function summary(report) {
  const told = COUNTS.filter(([, key]) => report[key] > 0).flatMap(([name, key]) => [sign(name, words.counts[name](report[key])), " "]);
  if (report.doubted) return told;
  return report.warnings > 0 ? [...told, badge("valid")] : [badge("valid"), " ", ...told];
}

const worst = (report) => COUNTS.find(([, key]) => report[key] > 0)?.[0] ?? "valid";

export class Verdict {
  #act;

  /** `act` has what a click does: `go` to a line, `explain` a name, `fix` all lines, show the `table`. */
  constructor(act) {
    this.#act = act;
    this.element = element("p", { id: "verdict", role: "status", class: "verdict" }, words.empty);
    this.fix = element("p", { hidden: true });
    this.list = element("ol", { class: "lines", hidden: true, "aria-label": words.lineList });
  }

  /** Says what the reports of all lines have, of which the page shows the one with the number `shown`. */
  tell(reports, texts, shown, hasTable) {
    const list = reports.filter(Boolean);
    const fixable = reports.filter((report) => report?.fixed != null).length;
    this.list.hidden = list.length < 2;
    this.fix.hidden = this.list.hidden || fixable === 0;
    if (list.length === 0) return this.#wait(hasTable);
    if (list.length === 1) return this.#one(list[0]);
    const count = (severity) => list.filter((report) => worst(report) === severity).length;
    fill(this.element, words.lines(list.length, count("error"), count("warning"), count("advice")));
    fill(this.fix, element("button", { type: "button", class: "primary", onclick: this.#act.fix }, words.fixLines(fixable)));
    fill(this.list, ...reports.map((report, index) => report && element("li", { value: index + 1 },
      element("button", { type: "button", "aria-current": index === shown ? "true" : null, onclick: () => this.#act.go(index) },
        ...summary(report), " ", foreign(texts[index].slice(0, 200))))));
  }

  #wait(hasTable) {
    if (!hasTable) return fill(this.element, words.empty);
    fill(this.element, words.inTable, " ", element("button", { type: "button", class: "link", onclick: this.#act.table }, words.toTable));
  }

  #one(report) {
    const name = element("button", { type: "button", class: "link code", onclick: () => this.#act.explain(report.dialect) }, report.dialect);
    fill(this.element, ...summary(report), " ",
      report.valid && report.doubted && element("span", {}, words.doubted),
      element("span", { class: "quiet" }, words.readBy(phrase(report.dialect)), " (", name, ")."));
  }
}
