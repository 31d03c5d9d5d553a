// The table of a file. Only the rows that are seen are made, so that a million of them scroll.

import { element, fill, foreign, save } from "./dom.js";
import { badge } from "./cards.js";
import { newest } from "./engine.js";
import words from "./words.js";

/** The height of a row in pixels, which is also in `style.css`. */
const ROW = 34;

/** How many rows are seen at once. */
const SEEN = 14;

/**
 * The greatest height of all rows together, in pixels. Browsers draw nothing above about 30 million pixels, so the rows
 * of a longer table scroll faster.
 */
const HIGHEST = 10_000_000;

const SEVERITIES = ["valid", "advice", "warning", "error"];

const size = (octets) => (octets < 1e6 ? `${Math.ceil(octets / 1e3)} kB` : `${(octets / 1e6).toFixed(1)} MB`);

export class Table {
  #engine;
  #names;
  #open;
  #file;
  #options = {};
  #field;
  #filter = "all";
  #count = 0;

  /** `open` is called with the text of a row. */
  constructor(engine, names, open) {
    this.#engine = engine;
    this.#names = names;
    this.#open = open;
    this.title = element("h2", { id: "file-title" }, words.file);
    this.status = element("p", { role: "status", class: "quiet" });
    this.progress = element("progress", { max: 1, "aria-labelledby": "file-title" });
    this.cancel = element("button", { type: "button", onclick: () => engine.ask("stop", []) }, words.cancel);
    this.tools = element("div", { class: "tools" });
    this.body = element("div", { role: "rowgroup", class: "rows" });
    this.space = element("div", { class: "space", role: "presentation" }, this.body);
    this.scroll = element("div", { class: "scroll", tabindex: 0, role: "table", "aria-labelledby": "file-title" },
      element("div", { role: "rowgroup", class: "head" },
        element("div", { role: "row", class: "row" },
          ...[words.number, words.problem, words.text].map((name) => element("span", { role: "columnheader" }, name)))),
      this.space);
    this.element = element("section", { class: "file", hidden: true, "aria-labelledby": "file-title" },
      element("div", { class: "bar" }, this.title, this.progress, this.cancel,
        element("button", { type: "button", class: "small", onclick: () => this.close() }, words.closeFile)),
      this.status, this.tools, this.scroll);
    const draw = newest(() => this.#draw());
    this.scroll.addEventListener("scroll", draw);
    this.draw = draw;
  }

  close() {
    this.#engine.ask("stop", []);
    this.element.hidden = true;
  }

  /** Checks a file and shows it; `field` is the number of a column. */
  async check(file, options, field) {
    this.#file = file;
    this.#options = options;
    this.#field = field;
    this.#filter = "all";
    this.element.hidden = false;
    this.progress.hidden = this.cancel.hidden = false;
    this.progress.value = 0;
    fill(this.title, words.checking(""), foreign(file.name ?? ""));
    fill(this.tools);
    this.scroll.scrollTop = 0;
    try {
      const told = await this.#engine.ask("survey", [file, { options, field }], (now) => {
        this.progress.value = now.done / now.all;
        this.#tell(now, words.progress(size(now.done), size(now.all)));
        this.draw();
      });
      fill(this.title, foreign(file.name ?? ""));
      this.#tell(told, told.stopped ? words.cancelled : "");
      this.#tool(told);
    } catch (error) {
      fill(this.status, words.failed(error.message));
    }
    this.progress.hidden = this.cancel.hidden = true;
    await this.#draw();
  }

  /** Checks the file once more, if one is shown. */
  again(options) {
    if (!this.element.hidden) this.check(this.#file, options, this.#field);
  }

  #tell({ count, severities }, more) {
    this.#count = count;
    const kinds = SEVERITIES.map((name, index) => [name, severities[index]]).filter(([, count]) => count > 0);
    const told = kinds.reverse().flatMap(([name, count]) => [" ", badge(name), ` ${words.digits(count)}`]);
    fill(this.status, words.identifiers(count), ...told, more && ` · ${more}`);
  }

  #tool({ severities, codes, fixable, fields, chosen, kind }) {
    const option = (value, text, selected) => element("option", { value, selected }, text);
    const filter = element("select", { id: "filter", onchange: () => this.#show(filter.value) },
      option("all", words.all),
      ...[3, 2, 1, 0].filter((one) => severities[one] > 0).map((one) =>
        option(`s${one}`, `${words.severities[SEVERITIES[one]]} (${words.digits(severities[one])})`)),
      fixable > 0 && option("fixable", `${words.fixable} (${words.digits(fixable)})`),
      ...Object.entries(codes).sort(([, one], [, other]) => other - one).map(([code, count]) =>
        option(code, `${this.#names.codes[code].name} (${words.digits(count)})`)));
    const column = element("select", { id: "column", onchange: () => this.check(this.#file, this.#options, Number(column.value)) },
      ...fields.map((name, index) => option(index, name, index === chosen)));
    const name = this.#file.name ?? "identifiers.txt";
    const download = async (method, as) => save(await this.#engine.ask(method, []), as);
    fill(this.tools,
      fields.length > 0 && [element("label", { for: "column" }, kind === "csv" ? words.column : words.fieldOfFile), column],
      element("label", { for: "filter" }, words.filter), filter,
      fixable > 0 && element("button", { type: "button", class: "primary", onclick: () => download("fixed", name) }, words.downloadFixed(fixable)),
      element("button", { type: "button", onclick: () => download("report", `${name}.report.jsonl`) }, words.downloadReport));
  }

  #show(filter) {
    this.#filter = filter;
    this.scroll.scrollTop = 0;
    this.draw();
  }

  async #draw() {
    const most = Math.max(0, this.scroll.scrollHeight - this.scroll.clientHeight);
    const far = most > 0 ? Math.min(1, this.scroll.scrollTop / most) : 0;
    const first = Math.round(far * Math.max(0, this.#length - SEEN));
    const { rows, count } = await this.#engine.ask("rows", [this.#filter, first, SEEN]);
    this.#length = count;
    this.space.style.height = `${Math.min(HIGHEST, Math.max(count, 1) * ROW)}px`;
    this.scroll.setAttribute("aria-rowcount", count + 1);
    if (count === 0 && this.#count > 0) return fill(this.body, element("div", { class: "row quiet" }, words.noRows));
    fill(this.body, ...rows.map((row, index) => this.#row(row, first + index)));
  }

  #length = 0;

  #row({ line, state, text }, index) {
    const severity = SEVERITIES[state & 3];
    const code = state === 0 ? "" : this.#names.codes[state >> 8].name;
    return element("div", { role: "row", class: "row", "aria-rowindex": index + 2 },
      element("span", { role: "cell", class: "number" }, words.digits(line)),
      element("span", { role: "cell", class: "what" }, badge(severity), code && element("span", { class: "quiet" }, code)),
      element("span", { role: "cell", class: "text" },
        element("button", { type: "button", class: "link", onclick: () => this.#open(text) }, foreign(text.slice(0, 300)))));
  }
}
