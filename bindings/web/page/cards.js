// A card for each problem: what is wrong, what to do, and the edit before it is made.

import { element, foreign, quoted } from "./dom.js";
import { diagram } from "./pages.js";
import words from "./words.js";

/** How many characters of the text are shown before and after a place. */
const AROUND = 32;

/** A severity as a sign and words, never as a color alone. */
export const sign = (severity, text) =>
  element(
    "span",
    { class: "badge", "data-severity": severity },
    element("span", { "aria-hidden": "true", class: "sign" }, words.symbols[severity]),
    text,
  );

export const badge = (severity) => sign(severity, words.severities[severity]);

/** A slice without the half of a character that it would begin or end with. */
function slice(text, start, end) {
  const part = text.slice(Math.max(0, start), end);
  return part.replace(/^[\udc00-\udfff]/, "").replace(/[\ud800-\udbff]$/, "");
}

/** The text around a place, and the place itself marked. */
function around(text, [start, end], made, name) {
  const before = start > AROUND ? "…" : "";
  const after = end + AROUND < text.length ? "…" : "";
  return element(
    "span",
    { class: "excerpt", dir: "ltr" },
    before,
    foreign(slice(text, start - AROUND, start)),
    element(name, { class: made === "" ? "gap" : null }, foreign(made)),
    foreign(slice(text, end, end + AROUND)),
    after,
  );
}

/** What an edit changes, before it is made. */
const edits = (text, { span, text: written }) =>
  element(
    "dl",
    { class: "edit" },
    element("div", {}, element("dt", {}, words.before), element("dd", {}, around(text, span, text.slice(...span), "del"))),
    element("div", {}, element("dt", {}, words.after), element("dd", {}, around(text, span, written, "ins"))),
  );

/** The rule that a problem breaks, and the document that has it. */
function source(problem, { explain, way }) {
  const link = (name, ...shown) => element("button", { type: "button", class: "link", onclick: () => explain(name) }, ...shown);
  const rows = [
    [words.rule, link(problem.production, problem.production), element("code", { class: "rule mono" }, problem.rule)],
    [words.document, problem.document],
    problem.clause && [words.clause, link(problem.clause, problem.clause)],
    problem.expected.length > 0 && [words.expected, ...problem.expected.map((what) => foreign(what, { class: "quoted" }))],
  ];
  // The details are made only when a person opens them: most are never opened, and a diagram has many parts.
  const made = (read) => [
    diagram(problem.production, explain, { expected: problem.expected, way: read }),
    element("dl", {}, ...rows.filter(Boolean).map(([name, ...values]) =>
      element("div", {}, element("dt", {}, name), element("dd", {}, ...values.flatMap((value) => [value, " "]))))),
  ];
  const details = element("details", { class: "source" }, element("summary", {}, words.why));
  const open = async () => details.append(...made(await way(problem)).filter(Boolean));
  details.addEventListener("toggle", open, { once: true });
  return details;
}

/**
 * A card. `act` has what its buttons do: `show` a place, `apply` an edit, `explain` a name, ask the `way` to a problem.
 */
export function card(text, problem, act) {
  const edit = problem.fix ?? problem.try;
  const kind = problem.fix ? "fix" : "try";
  return element(
    "article",
    { class: "card", "data-severity": problem.severity, "aria-label": problem.message },
    element(
      "header",
      {},
      badge(problem.severity),
      element("button", { type: "button", class: "link code", onclick: () => act.explain(problem.code) }, problem.code),
    ),
    element("h3", {}, ...quoted(problem.message)),
    element(
      "button",
      { type: "button", class: "place", title: words.place, onclick: () => act.show(problem.span) },
      around(text, problem.span, text.slice(...problem.span), "mark"),
      element("span", { class: "label" }, ...quoted(problem.label)),
    ),
    problem.help && element("p", { class: "help" }, ...quoted(problem.help)),
    edit &&
      element(
        "div",
        { class: "offer" },
        element("h4", {}, problem.fix ? words.fixLabel : words.tryLabel),
        edits(text, edit),
        element("button", { type: "button", class: problem.fix ? "primary" : "", "data-act": kind, onclick: () => act.apply(edit.span, edit.text) }, words[kind]),
      ),
    source(problem, act),
  );
}

/** All cards, and all edits at once, which are those of one line if there are several. */
export function cards(report, severalLines, act) {
  const text = report.input;
  const safely = severalLines ? words.repairLine : words.repairAll;
  const made = report.problems.map((problem) => card(text, problem, act));
  const edited = report.problems.filter((problem) => problem.fix || problem.try);
  if (report.repaired !== null && edited.length > 1) {
    const all = () => act.apply([0, text.length], report.repaired);
    made.unshift(
      element(
        "div",
        { class: "repair" },
        element("p", {}, words.repairLabel, " ", foreign(report.repaired)),
        element("button", { type: "button", class: report.safe ? "primary" : "", onclick: all }, report.safe ? safely : words.tryAll),
      ),
    );
  }
  if (report.more > 0) made.push(element("p", { class: "quiet" }, words.more(report.more)));
  return made;
}
