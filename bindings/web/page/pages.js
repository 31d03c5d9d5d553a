// The pages about problems, dialects, rules and clauses, in a dialog.

import { element, fill, foreign } from "./dom.js";
import words from "./words.js";

/** A line of text, in which each name that has a page is a link to it, whether it is in backticks or not. */
function inline(text, known, open) {
  const link = (name) => element("button", { type: "button", class: "link", onclick: () => open(name) }, name);
  return text.split("`").flatMap((part, index) => {
    if (index % 2 === 1) return [known.has(part) ? link(part) : foreign(part, { class: "quoted" })];
    const pieces = part.split(/((?<![\w-])(?:[A-Z]+-[A-Z]*\d+|[a-z0-9]+(?:-[a-z0-9]+)+)(?![\w-]))/);
    return pieces.map((piece) => (known.has(piece) ? link(piece) : piece));
  });
}

/** Quoted lines of a document or of a rule; the clauses that they name are links. */
const lines = (text, known, open) =>
  text.split(/(?<![\w-])([A-Z]+-[A-Z]*\d+)(?![\w-])/).map((part) =>
    known.has(part) ? element("button", { type: "button", class: "link", onclick: () => open(part) }, part) : part);

/** The elements of a page in Markdown, of which these pages use headings, lists, quoted lines and paragraphs. */
function paragraphs(text, known, open) {
  return text.split(/\n\n+/).filter((paragraph) => paragraph.trim()).map((paragraph) => {
    if (paragraph.startsWith("# ")) return element("h2", { id: "page-title" }, paragraph.slice(2));
    if (paragraph.startsWith("    ")) {
      return element("pre", { class: "rule mono" }, ...lines(paragraph.replace(/^ {4}/gm, ""), known, open));
    }
    if (paragraph.startsWith("- ")) {
      const items = paragraph.slice(2).split(/\n- /);
      return element("ul", {}, ...items.map((item) => element("li", {}, ...inline(item.replace(/\s+/g, " "), known, open))));
    }
    return element("p", {}, ...inline(paragraph.replace(/\s+/g, " "), known, open));
  });
}

/** Marks the boxes of a diagram that have one of the labels, and returns whether there are any. */
function mark(drawn, labels, name) {
  const boxes = Array.from(drawn.querySelectorAll(".terminal, .nonterminal"));
  const marked = boxes.filter((box) => labels.includes(box.textContent.trim()));
  for (const box of marked) box.classList.add(name);
  return marked.length > 0;
}

/**
 * The diagram of a rule; a click on a rule in it opens the page of that rule. Two kinds of boxes are marked: what was
 * read on the way to a problem, and what was expected at its place.
 */
export function diagram(rule, open, { expected = [], way = [] } = {}) {
  const template = document.querySelector(`template[data-rule="${CSS.escape(rule)}"]`);
  const drawn = template?.content.firstElementChild?.cloneNode(true);
  if (!drawn) return null;
  const [, , width, height] = drawn.getAttribute("viewBox").split(" ");
  drawn.setAttribute("width", width);
  drawn.setAttribute("height", height);
  for (const link of drawn.querySelectorAll("a")) {
    const name = link.getAttribute("xlink:href").replace(/\.svg$/, "").replace(".", "::");
    link.setAttribute("href", `#${name}`);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      open(name);
    });
  }
  const read = mark(drawn, way, "read") && element("p", { class: "quiet" }, words.read(way));
  const wanted = expected.flatMap((label) => [label, `"${label}"`]);
  const marked = mark(drawn, wanted, "expected") && element("p", { class: "quiet" }, words.marked);
  return element("div", { class: "diagram", tabindex: 0, role: "group", "aria-label": words.diagram(rule), dir: "ltr" }, drawn, read, marked);
}

export class Pages {
  #page = element("div", { class: "page" });
  #known;
  #engine;

  constructor(engine, names) {
    this.#engine = engine;
    this.#known = new Set([...names.codes, ...names.dialects].map(({ name }) => name).concat(names.productions, names.clauses));
    const close = element("button", { type: "button", class: "close", onclick: () => this.element.close() }, words.close);
    this.element = element("dialog", { "aria-labelledby": "page-title" }, close, this.#page);
    this.element.addEventListener("click", (event) => {
      // A click whose target is the dialog element is outside of the page in it.
      if (event.target === this.element) this.element.close();
    });
  }

  /** Whether there is a page of this name. */
  has(name) {
    return this.#known.has(name);
  }

  /** Shows the page of a name. */
  open = async (name) => {
    const { kind, name: own, text } = await this.#engine.ask("explain", [name]).catch((error) => ({ text: `# ${name}\n\n${error.message}` }));
    fill(this.#page, ...paragraphs(text, this.#known, this.open), kind === "rule" && diagram(own, this.open));
    if (!this.element.open) this.element.showModal();
    this.element.scrollTop = 0;
  };
}
