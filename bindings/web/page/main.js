// The page: a field, and what the library says about the text in it.

import { Analysis } from "./analysis.js";
import { Choice } from "./choice.js";
import { element, fill, foreign } from "./dom.js";
import { Engine, newest } from "./engine.js";
import { Field, isLong } from "./field.js";
import { Files } from "./files.js";
import { Pages } from "./pages.js";
import * as share from "./share.js";
import { Table } from "./table.js";
import { Verdict } from "./verdict.js";
import words from "./words.js";

class Page {
  #engine;
  #choice;
  #pages;
  #table;
  #field = new Field(() => this.#changed(), () => this.#moved(), (text) => this.#openLong(text));
  #sharing = new share.Sharing(() => [this.#field.value, this.#choice.value], (...what) => this.#say(...what));
  #files = new Files((file, others) => this.#open(file, others > 0 ? words.onlyFirst(file.name) : ""));
  #note = element("p", { role: "status", class: "note quiet" });
  #verdict;
  #analysis;

  /** The reports of all lines, and the text that they are about. */
  #reports = [];
  #about = "";
  /** The line about which the page says everything. */
  #shown = 0;

  constructor(engine, names) {
    this.#engine = engine;
    this.#choice = new Choice(names, () => {
      this.#chosen();
      this.#table.again(this.#choice.options);
    });
    this.#pages = new Pages(engine, names);
    this.#table = new Table(engine, names, (octets) => this.#show(octets), () => this.#check(), () => this.#field.focus());
    this.#verdict = new Verdict({
      go: (line) => this.#field.select(line, [0, 0]),
      explain: this.#pages.open,
      fix: () => this.#fixAll(),
      table: () => this.#table.go(),
    });
    this.#analysis = new Analysis(engine, {
      show: (span) => this.#field.select(this.#shown, span),
      apply: (span, text) => this.#field.replace(this.#shown, span, text),
      replace: (text) => this.#field.replaceText(this.#shown, text),
      explain: this.#pages.open,
      choose: (name) => {
        this.#choice.toggle(name);
        this.#chosen();
      },
    });
  }

  /** Puts everything on the page, and reads the address. */
  start() {
    document.body.append(...this.#parts());
    addEventListener("hashchange", () => this.#readAddress());
    this.#field.focus();
    this.#readAddress();
  }

  #parts() {
    const example = (text) => element("button", { type: "button", class: "chip", onclick: () => ((this.#field.value = text), this.#field.focus()) }, foreign(text));
    return [
      element("header", { class: "top" }, element("p", { class: "product" }, words.product), element("p", { class: "private" }, words.private)),
      element("main", {},
        element("h1", {}, words.title),
        element("p", { class: "lead" }, words.lead),
        element("div", { class: "ask" },
          element("label", { for: "text", class: "fieldlabel" }, words.field),
          this.#field.element,
          element("div", { class: "tools" },
            element("label", { for: "dialect" }, words.readAs), this.#choice.element,
            element("span", { class: "spring" }),
            ...this.#files.tools, this.#sharing.button),
          this.#sharing.address, this.#note),
        element("div", { class: "examples" }, element("span", { class: "quiet" }, words.examples), ...words.exampleTexts.map(example)),
        this.#verdict.element, this.#verdict.fix, this.#verdict.list,
        this.#analysis.element,
        this.#table.element),
      this.#files.target,
      this.#pages.element,
    ];
  }

  #say(...what) {
    fill(this.#note, ...what);
  }

  /** Does what the address says. */
  #readAddress() {
    const { text, dialect, name } = share.read();
    if (this.#pages.has(name)) return this.#pages.open(name);
    const isKnown = this.#choice.choose(dialect);
    if (isLong(text)) this.#openLong(text);
    else this.#field.value = text;
    if (!isKnown) this.#say(words.noDialect(dialect));
    this.#check();
  }

  /** The user has changed the text. */
  #changed() {
    // The note and the link are about the text that was there before.
    this.#say("");
    this.#sharing.address.hidden = true;
    share.forget(this.#field.value);
    this.#check();
  }

  /** The user has moved the caret. */
  #moved() {
    const { texts, line, lines } = this.#field;
    if (texts.length > 1 && line !== this.#shown && lines[line] !== "") this.#check();
  }

  /** The user has chosen another dialect. */
  #chosen() {
    share.forget(this.#field.value, this.#choice.value);
    this.#check();
  }

  /** Checks the text in the field, and shows what the library says about it. */
  #check = newest(async () => {
    const [own, texts, options] = [this.#field.value, this.#field.texts, this.#choice.options];
    const reports = await this.#engine.ask("check", [texts, options]);
    if (this.#field.value !== own) return this.#check();
    [this.#reports, this.#about] = [reports, own];
    this.#field.underline(reports);
    this.#shown = this.#field.line;
    if (!reports[this.#shown]) this.#shown = Math.max(0, reports.findIndex(Boolean));
    this.#verdict.tell(reports, this.#field.lines, this.#shown, this.#table.isShown);
    const text = texts[this.#shown] ?? "";
    if (text.length === 0) this.#analysis.clear();
    else await this.#analysis.show(text, options, reports.filter(Boolean).length > 1, () => this.#field.value !== own);
    this.#verdict.element.dataset.about = own;
  });

  /** Fixes every line that has a safe fix. */
  #fixAll() {
    // If the text was changed just now, there are no answers about it yet.
    if (this.#field.value !== this.#about) return;
    this.#field.value = this.#field.lines.map((line, index) => this.#reports[index]?.fixed ?? line).join("\n");
  }

  /** Checks a file in the table, and says something about it. */
  #open(file, note) {
    this.#table.check(file, this.#choice.options);
    this.#table.go();
    this.#check();
    this.#say(note);
  }

  /**
   * Checks a text that is too long for the field; the field becomes empty, so that it says nothing about another text.
   */
  #openLong(text) {
    this.#field.value = "";
    this.#open(new File([text], words.pasted), words.tooLong);
  }

  /** Shows a text of the table in the field. */
  #show(octets) {
    const isCut = this.#field.show(octets);
    this.#say(isCut ? words.cut : "");
    this.#check();
    scrollTo({ top: 0 });
  }
}

const library = document.getElementById("library");
try {
  const engine = new Engine(library.textContent);
  engine.ready.then((names) => {
    library.remove();
    new Page(engine, names).start();
    document.body.dataset.ready = "true";
  }, () => document.body.append(element("p", {}, words.noBrowser)));
} catch {
  document.body.append(element("p", {}, words.noBrowser));
}
