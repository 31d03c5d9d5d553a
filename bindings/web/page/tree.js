// How a text is read: its parts as nested brackets, and the readings of all dialects.

import { meanings, phrase } from "./dialects.js";
import { element, fill, foreign } from "./dom.js";
import words from "./words.js";

/** The parts of a tree, each with its own parts. They come in the order of the text, each before its parts. */
function nest(productions) {
  const root = { parts: [], depth: -1 };
  const open = [root];
  for (const production of productions) {
    while (open.at(-1).depth >= production.depth) open.pop();
    const node = { ...production, parts: [] };
    open.at(-1).parts.push(node);
    open.push(node);
  }
  return root.parts;
}

/** A part as a bracket under its text; `tell` is called with the part that is pointed at. */
function bracket(text, node, tell) {
  const [start, end] = node.span;
  const inner = [];
  let at = start;
  for (const part of node.parts) {
    if (part.span[0] > at) inner.push(element("span", { class: "leaf" }, foreign(text.slice(at, part.span[0]))));
    inner.push(bracket(text, part, tell));
    at = part.span[1];
  }
  if (end > at || node.parts.length === 0) inner.push(element("span", { class: "leaf" }, foreign(text.slice(at, end) || "∅")));
  const name = node.production.split("::")[1];
  const shown = element("button", { type: "button", class: "name", "aria-label": words.part(node.production, node.text) }, name);
  const made = element("span", { class: "part" }, element("span", { class: "parts" }, ...inner), shown);
  const here = (event) => {
    event.stopPropagation();
    tell(node, made);
  };
  made.addEventListener("mouseover", here);
  shown.addEventListener("focus", here);
  shown.addEventListener("click", here);
  return made;
}

/** The brackets of a tree, and below them what is said about the part that is pointed at. */
export function brackets(tree, explain) {
  const about = element("div", { class: "about", "aria-live": "polite" }, element("p", { class: "quiet" }, words.treeHint));
  let marked;
  const tell = async (node, made) => {
    if (marked === made) return;
    marked?.classList.remove("pointed");
    marked = made;
    made.classList.add("pointed");
    const page = await explain(node.production);
    if (marked !== made) return;
    const rule = page.text.split(/\n\n+/).find((paragraph) => paragraph.startsWith("    ")) ?? "";
    const [, from] = page.text.match(/^- From: (.*)$/m) ?? ["", ""];
    const name = node.production.split("::")[1];
    const [, plainly] = words.parts.find(([names]) => names.includes(name)) ?? [];
    fill(
      about,
      element("p", {}, element("strong", {}, node.production), " ", foreign(node.text, { class: "quoted" })),
      plainly && element("p", {}, plainly),
      element("code", { class: "rule mono" }, rule.replace(/^ {4}/gm, "")),
      element("p", { class: "quiet" }, from),
    );
  };
  const outer = nest(tree.productions).map((node) => bracket(tree.input, node, tell));
  return element("div", { class: "tree" }, element("div", { class: "brackets", dir: "ltr" }, ...outer), about);
}

/** The readings, of which those with the same handle stand together. */
function groups(readings) {
  const byHandle = new Map();
  for (const { handle, dialect } of readings) byHandle.set(handle, [...(byHandle.get(handle) ?? []), dialect]);
  return [...byHandle];
}

/** How long the part is that all handles share at their end; only what comes before it differs. */
function shared(handles) {
  const texts = handles.filter((handle) => handle !== null);
  if (texts.length < 2) return 0;
  let same = 0;
  while (texts.every((text) => same < text.length && text.at(-1 - same) === texts[0].at(-1 - same))) same++;
  return same;
}

/** The sentence about the readings of a text; `apart` says whether they have different handles. */
function sentence(report, apart) {
  if (!report.valid) return words.otherHandle(phrase(report.dialect));
  if (!apart) return words.oneHandle;
  const isAmbiguous = report.problems.some(({ code }) => code === "ambiguous");
  return isAmbiguous ? words.manyHandles : words.wholeText(phrase(report.dialect));
}

/**
 * All readings as a table; `choose` is called with a dialect. The readings of a text that is `doubted` are folded,
 * because they take the whole text for a handle, which hardly anybody means.
 */
export function readings(found, report, doubted, { choose, explain }) {
  const rows = groups(found);
  if (rows.length === 0) return [element("p", { class: "quiet" }, words.noReading)];
  const handles = rows.map(([handle]) => handle);
  const same = shared(handles);
  const apart = handles.filter((handle) => handle !== null).length > 1;
  const shown = (handle) => {
    if (handle === null) return element("span", { class: "quiet" }, words.noHandle);
    if (!apart || same === 0) return foreign(handle);
    return element("span", {}, foreign(handle.slice(0, -same), { class: "apart" }), foreign(handle.slice(-same)));
  };
  const dialect = (name) =>
    element("button", { type: "button", class: "chip", title: phrase(name), "aria-pressed": String(name === report.dialect), onclick: () => choose(name) }, name);
  const made = [
    element("p", { class: "quiet" }, sentence(report, apart)),
    element(
      "table",
      {},
      element("thead", {}, element("tr", {}, element("th", { scope: "col" }, words.reading), element("th", { scope: "col" }, words.dialectsOf))),
      element("tbody", {}, ...rows.map(([handle, dialects]) =>
        element("tr", {}, element("td", {}, shown(handle)), element("td", {}, element("span", { class: "chips" }, ...dialects.map(dialect)))))),
    ),
    meanings(found.map(({ dialect }) => dialect), words.meanings, explain),
  ];
  return doubted ? [element("details", {}, element("summary", {}, words.wholeReadings), ...made)] : made;
}
