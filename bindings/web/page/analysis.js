// Everything about one text: its problems, its parts, its readings and its other spellings.

import { cards } from "./cards.js";
import { element, fill, foreign } from "./dom.js";
import { forms, notations } from "./notations.js";
import { brackets, readings } from "./tree.js";
import words from "./words.js";

/** A section with a heading, empty until it is filled. */
function section(id, title) {
  const body = element("div", { class: "body" });
  const made = element("section", { id, hidden: true, "aria-labelledby": `${id}-title` }, element("h2", { id: `${id}-title` }, title), body);
  return { element: made, show: (...children) => (fill(body, ...children), (made.hidden = children.flat().length === 0)) };
}

export class Analysis {
  #engine;
  #act;
  #parts = {
    problems: section("problems", words.problems),
    found: section("found", words.found),
    tree: section("tree", words.tree),
    readings: section("readings", words.readings),
    forms: section("forms", words.forms),
    notations: section("notations", words.notations),
  };

  /** `act` has what clicks do: those of `cards`, `choose` a dialect, and `replace` the text by what was found in it. */
  constructor(engine, act) {
    this.#engine = engine;
    this.#act = act;
    const { problems, found, tree, readings, forms, notations } = this.#parts;
    this.columns = element("div", { class: "columns" },
      element("div", {}, problems.element, tree.element, readings.element),
      element("div", {}, notations.element, forms.element));
    this.element = element("div", {}, found.element, this.columns);
  }

  clear() {
    for (const part of Object.values(this.#parts)) part.show();
  }

  /** Shows a text, unless it `isOld` when the answers about it come. */
  async show(text, options, severalLines, isOld) {
    const about = await this.#engine.ask("analyse", [text, options]);
    if (isOld()) return;
    const { report, trees, doubted } = about;
    const { explain } = this.#act;
    const parts = this.#parts;
    const tree = trees.find((tree) => tree.dialect === report.dialect);
    const way = ({ production, byte }) => this.#engine.ask("way", [text, { production, byte }, options]);
    const shown = about.spellings ?? about.found;
    this.columns.dataset.beside = shown ? "spellings" : "readings";
    parts.problems.show(...cards(report, severalLines, { ...this.#act, way }));
    parts.tree.show(...(tree?.productions.length > 0 ? [this.#tree(tree, doubted)] : []));
    parts.readings.show(...readings(about.readings, report, doubted, this.#act));
    parts.found.show(...(about.found ? [this.#found(about.found)] : []));
    parts.forms.show(...(shown?.key.handle || shown?.normal.output ? [forms(shown)] : []));
    parts.notations.show(...(shown?.key.handle ? notations(shown.notations, explain) : []));
  }

  /** The parts of a text; those of a doubtful text are folded, because they are parts of more than an identifier. */
  #tree(tree, doubted) {
    const made = brackets(tree, (name) => this.#engine.ask("explain", [name]));
    return doubted ? element("details", {}, element("summary", {}, words.wholeTree), made) : made;
  }

  #found({ text }) {
    return element("div", { class: "found" },
      element("p", {}, foreign(text)),
      element("button", { type: "button", onclick: () => this.#act.replace(text) }, words.useFound));
  }
}
