// What can be done with a file in the table: another column, a filter, and the files to save.

import { element, fill, save } from "./dom.js";
import words from "./words.js";

/** The severities as the worker numbers them. */
export const SEVERITIES = ["valid", "advice", "warning", "error"];

/** A report is named after the file, with one of these endings. */
const REPORTS = { csv: ".report.csv", json: ".report.jsonl" };

const option = (value, text, selected) => element("option", { value, selected }, text);

/** A choice with its label, which stay together where the line is short. */
const pair = (choice, label) => element("span", { class: "pair" }, element("label", { for: choice.id }, label), choice);

export class Tools {
  #names;
  #act;
  #busy = false;

  /** `act` has what is asked for: to `show` a filter, to check the file `again`, and to `make` a file. */
  constructor(names, act) {
    this.#names = names;
    this.#act = act;
    this.element = element("div", { class: "tools" });
  }

  clear() {
    fill(this.element);
  }

  /** Shows the tools for a file called `name`; `surveyed` is what the survey of it found. */
  show(surveyed, name) {
    const { fixable } = surveyed;
    const button = (text, primary, method, given, as) =>
      element("button", { type: "button", class: primary && "primary", onclick: () => this.#save(method, given, as) }, text);
    fill(this.element,
      this.#column(surveyed),
      surveyed.kind === "csv" && this.#header(surveyed),
      this.#filter(surveyed),
      fixable > 0 && button(words.downloadFixed(fixable), true, "fixed", [], name),
      ...Object.entries(REPORTS).map(([format, ending]) =>
        button(words.downloadReport[format], false, "report", [format], name + ending)));
  }

  #column({ fields, chosen, kind, header }) {
    if (fields.length === 0) return null;
    const label = (name, index) => (kind === "csv" && !header ? words.columnOf(index + 1, name) : name);
    const column = element("select", { id: "column", onchange: () => this.#act.again({ field: Number(column.value) }) },
      ...fields.map((name, index) => option(index, label(name, index), index === chosen)));
    return pair(column, kind === "csv" ? words.column : words.fieldOfFile);
  }

  #header({ header }) {
    const tick = element("input", { type: "checkbox", id: "header", checked: header, onchange: () => this.#act.again({ header: tick.checked }) });
    return element("span", { class: "tick" }, tick, element("label", { for: "header" }, words.header));
  }

  #filter({ severities, codes, fixable }) {
    const filter = element("select", { id: "filter", onchange: () => this.#act.show(filter.value) },
      option("all", words.all),
      ...[3, 2, 1, 0].filter((one) => severities[one] > 0).map((one) =>
        option(`s${one}`, `${words.severities[SEVERITIES[one]]} (${words.digits(severities[one])})`)),
      fixable > 0 && option("fixable", `${words.fixable} (${words.digits(fixable)})`),
      ...Object.entries(codes).sort(([, one], [, other]) => other - one).map(([code, count]) =>
        option(code, `${this.#names.codes[code].name} (${words.digits(count)})`)));
    return pair(filter, words.filter);
  }

  /** Has a file made and saves it. Until it is made, the buttons stay where the focus is, but do nothing. */
  async #save(method, given, as) {
    if (this.#busy) return;
    this.#busy = true;
    const buttons = this.element.querySelectorAll("button");
    for (const button of buttons) button.setAttribute("aria-disabled", "true");
    const made = await this.#act.make(method, given);
    if (made) save(made, as);
    for (const button of buttons) button.removeAttribute("aria-disabled");
    this.#busy = false;
  }
}
