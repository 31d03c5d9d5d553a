// The table of a file. Only the rows that are seen are made, so that a million of them scroll.

import { element, fill, foreign, quoted } from "./dom.js";
import { badge } from "./cards.js";
import { newest } from "./engine.js";
import reasons from "./reasons.js";
import { SEVERITIES, Tools } from "./tools.js";
import words from "./words.js";

/** The height of a row in pixels; `style.css` has the same number. */
const ROW = 34;

/** How many rows are seen at once. */
const SEEN = 14;

/**
 * The greatest height of all rows together, in pixels. Browsers draw nothing above about 30 million pixels, so the rows
 * of a longer table scroll faster.
 */
const HIGHEST = 10_000_000;

const size = (octets) => (octets < 1e6 ? `${Math.ceil(octets / 1e3)} kB` : `${(octets / 1e6).toFixed(1)} MB`);

export class Table {
  #engine;
  #names;
  #open;
  #changed;
  #closed;
  #file;
  #options = {};
  #asked = {};
  #filter = "all";
  #count = 0;
  #length = 0;

  /**
   * `open` is called with the octets of a row, `changed` when there is no table any more, and then `closed` if a person
   * closed it.
   */
  constructor(engine, names, open, changed, closed) {
    this.#engine = engine;
    this.#names = names;
    this.#open = open;
    this.#changed = changed;
    this.#closed = closed;
    this.title = element("h2", { id: "file-title", tabindex: -1 }, words.file);
    this.status = element("p", { role: "status", class: "quiet" });
    this.progress = element("progress", { max: 1, "aria-labelledby": "file-title" });
    this.cancel = element("button", { type: "button", onclick: () => engine.ask("stop", []) }, words.cancel);
    this.tools = new Tools(names, {
      show: (filter) => this.#show(filter),
      again: (asked) => this.check(this.#file, this.#options, { ...this.#asked, ...asked }),
      make: (method, given) => this.#make(method, given),
    });
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
      this.status, this.tools.element, this.scroll);
    const draw = newest(() => this.#draw());
    this.scroll.addEventListener("scroll", draw);
    this.draw = draw;
  }

  /** Whether a file is open that can be read. */
  get isShown() {
    return !this.element.hidden && !this.scroll.hidden;
  }

  /** Goes to the table, which may be below what the window shows. */
  go() {
    this.element.scrollIntoView({ block: "start" });
    this.title.focus({ preventScroll: true });
  }

  close() {
    this.#engine.ask("stop", []);
    this.element.hidden = true;
    this.#changed();
    this.#closed();
  }

  /** Checks a file and shows it. `asked` has the number of a column, and whether the first row has names. */
  async check(file, options, asked = {}) {
    this.element.setAttribute("aria-busy", "true");
    await this.#survey(file, options, asked);
    if (this.#asked === asked) this.element.setAttribute("aria-busy", "false");
  }

  async #survey(file, options, asked) {
    this.#file = file;
    this.#options = options;
    this.#asked = asked;
    this.#filter = "all";
    this.element.hidden = false;
    this.scroll.hidden = false;
    fill(this.title, words.checking(""), foreign(file.name ?? ""));
    this.tools.clear();
    this.scroll.scrollTop = 0;
    try {
      const surveyed = await this.#watch("survey", [file, { options, ...asked }], words.progress, (now) => {
        this.#tell(now, []);
        this.draw();
      });
      // If another check was asked for meanwhile, this one says nothing. Each check has an object `asked` of its own.
      if (this.#asked !== asked) return;
      fill(this.title, foreign(file.name ?? ""));
      if (surveyed.refused) return this.#refuse(surveyed.refused);
      this.#tell(surveyed, [
        surveyed.stopped && words.cancelled,
        surveyed.encoding && words.wasUtf16,
        surveyed.uneven > 0 && words.uneven(surveyed.uneven),
        surveyed.count === 0 && (surveyed.fields.length > 0 ? words.noneInColumn : words.noneInFile),
      ]);
      this.tools.show(surveyed, file.name ?? "identifiers.txt");
    } catch (error) {
      fill(this.status, words.failed(error.message));
    }
    await this.#draw();
  }

  /** Checks the file once more, if one is shown. */
  again(options) {
    if (this.isShown) this.check(this.#file, options, { ...this.#asked });
  }

  /** Says why the file cannot be read. */
  #refuse(refused) {
    this.scroll.hidden = true;
    fill(this.status, foreign(this.#file.name ?? ""), ": ", ...quoted(reasons[refused.why](refused)));
    this.#changed();
  }

  /** Asks the worker for something that takes time, and shows how far it is. */
  async #watch(method, given, said, tell) {
    this.progress.hidden = this.cancel.hidden = false;
    this.progress.value = 0;
    const work = (this.work = this.#engine.ask(method, given, (now) => {
      if (this.work !== work) return;
      this.progress.value = now.done / now.all;
      tell(now);
      this.status.append(` · ${said(size(now.done), size(now.all))}`);
    }));
    try {
      return await work;
    } finally {
      if (this.work === work) this.progress.hidden = this.cancel.hidden = true;
    }
  }

  /** Has a file made for the user to save. */
  async #make(method, given) {
    const [asked, before] = [this.#asked, [...this.status.childNodes]];
    // When the file is made, the status may be about another file, and then stays as it is.
    const said = () => this.#asked === asked && fill(this.status, ...before);
    try {
      return await this.#watch(method, given, words.saving, said);
    } catch (error) {
      before.push(` · ${words.unwritten(error.message)}`);
      return null;
    } finally {
      said();
    }
  }

  #tell({ count, severities }, more) {
    this.#count = count;
    const kinds = SEVERITIES.map((name, index) => [name, severities[index]]).filter(([, count]) => count > 0);
    const told = kinds.reverse().flatMap(([name, count]) => [" ", badge(name), ` ${words.digits(count)}`]);
    fill(this.status, words.identifiers(count), ...told, ...more.filter(Boolean).map((what) => ` · ${what}`));
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

  #row({ index: number, line, state, why, text }, index) {
    const severity = SEVERITIES[state & 3];
    const code = state === 0 ? "" : this.#names.codes[state >> 8].name;
    const open = async () => this.#open(await this.#engine.ask("identifier", [number]));
    return element("div", { role: "row", class: "row", "aria-rowindex": index + 2 },
      element("span", { role: "cell", class: "number" }, words.digits(line)),
      element("span", { role: "cell", class: "what" }, badge(severity), code && element("span", { class: "quiet" }, code)),
      element("span", { role: "cell", class: "text" },
        // A row that cannot be read has no identifier for the field.
        why === ""
          ? element("button", { type: "button", class: "link", onclick: open }, foreign(text.slice(0, 300)))
          : element("span", {}, `${why} · `, foreign(text.slice(0, 300)))));
  }
}
