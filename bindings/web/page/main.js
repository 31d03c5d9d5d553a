// The page: a field, and what the library says about the text in it.

import { badge, cards, sign } from "./cards.js";
import { element, fill, foreign } from "./dom.js";
import { Engine, newest } from "./engine.js";
import { Field, isLong } from "./field.js";
import { forms, notations } from "./notations.js";
import { Pages } from "./pages.js";
import * as share from "./share.js";
import { Table } from "./table.js";
import { brackets, readings } from "./tree.js";
import words from "./words.js";

/** A section with a heading, empty until it is filled. */
function section(id, title) {
  const body = element("div", { class: "body" });
  const made = element("section", { id, hidden: true, "aria-labelledby": `${id}-title` }, element("h2", { id: `${id}-title` }, title), body);
  return { element: made, show: (...children) => (fill(body, ...children), (made.hidden = children.flat().length === 0)) };
}

function page(engine, names) {
  const dialect = element("select", { id: "dialect" },
    element("option", { value: "" }, words.byScheme),
    ...names.dialects.map(({ name, about }) => element("option", { value: name, title: about }, name)));
  const options = () => (dialect.value === "" ? {} : { dialect: dialect.value });
  const verdict = element("p", { id: "verdict", role: "status", class: "verdict" }, words.empty);
  const lines = element("ol", { class: "lines", hidden: true, "aria-label": words.lineList });
  const parts = {
    problems: section("problems", words.problems),
    tree: section("tree", words.tree),
    readings: section("readings", words.readings),
    notations: section("notations", words.notations),
    forms: section("forms", words.forms),
  };
  const columns = element("div", { class: "columns" },
    element("div", {}, parts.problems.element, parts.tree.element, parts.readings.element),
    element("div", {}, parts.forms.element, parts.notations.element));
  const pages = new Pages(engine, names);

  let shown = 0;
  const field = new Field(() => check(), () => move(), (text) => open(new File([text], words.pasted)));
  const table = new Table(engine, names, (text) => {
    field.value = text;
    check();
    field.focus();
    scrollTo({ top: 0 });
  });
  const open = (file) => table.check(file, options());

  const act = {
    show: (span) => field.select(shown, span),
    apply: (span, text) => field.replace(shown, span, text),
    explain: pages.open,
  };

  function tell(reports) {
    const report = reports[shown];
    const list = reports.filter(Boolean);
    const summary = (report) => {
      if (!report) return [words.empty];
      const counts = [["error", report.errors], ["warning", report.warnings], ["advice", report.advice]].filter(([, count]) => count > 0);
      if (counts.length === 0) return [badge("valid")];
      const told = counts.flatMap(([name, count]) => [sign(name, words.counts[name](count)), " "]);
      return report.valid ? [badge("valid"), " ", ...told] : told;
    };
    lines.hidden = list.length < 2;
    if (list.length < 2) return fill(verdict, ...summary(report), " ", report && element("span", { class: "quiet" }, words.readBy(report.dialect)));
    fill(verdict, words.lines(list.length, list.filter((one) => !one.valid).length));
    const texts = field.lines;
    fill(lines, ...reports.map((one, index) => one && element("li", { value: index + 1 },
      element("button", { type: "button", "aria-current": index === shown ? "true" : null, onclick: () => field.select(index, [0, 0]) },
        ...summary(one), " ", foreign(texts[index].slice(0, 200))))));
  }

  const check = newest(async () => {
    const own = field.value;
    const reports = await engine.ask("check", [own.split("\n"), options()]);
    if (field.value !== own) return check();
    field.underline(reports);
    shown = field.line;
    if (!reports[shown]) shown = Math.max(0, reports.findIndex(Boolean));
    tell(reports);
    await analyse(field.lines[shown] ?? "");
    verdict.dataset.about = own;
  });

  async function analyse(text) {
    if (text === "") return Object.values(parts).forEach((part) => part.show());
    const { report, trees, readings: found, normal, key, notations: all } = await engine.ask("analyse", [text, options()]);
    if (field.lines[shown] !== text) return;
    const page = (name) => engine.ask("explain", [name]);
    const tree = trees.find((tree) => tree.dialect === report.dialect);
    const choose = (name) => {
      dialect.value = name === dialect.value ? "" : name;
      check();
    };
    columns.dataset.valid = report.valid;
    const way = ({ production, byte }) => engine.ask("way", [text, { production, byte }, options()]);
    parts.problems.show(...cards(text, report, { ...act, way }));
    parts.tree.show(...(tree?.productions.length > 0 ? [brackets(tree, page)] : []));
    parts.readings.show(...readings(found, report, choose));
    parts.forms.show(...(key?.handle || normal ? [forms({ normal, key })] : []));
    parts.notations.show(...(key?.handle ? notations(all) : []));
  }

  const move = () => {
    if (field.lines.length > 1 && field.line !== shown && field.lines[field.line] !== "") check();
  };

  const shareLink = element("input", { readonly: true, hidden: true, "aria-label": words.shareBy });
  const shareStatus = element("span", { role: "status", class: "quiet" });
  const copy = async () => {
    const address = share.link(field.value, dialect.value);
    history.replaceState(null, "", address);
    shareLink.value = address;
    shareLink.hidden = false;
    shareLink.select();
    const copied = await navigator.clipboard.writeText(address).then(() => true, () => false);
    fill(shareStatus, copied ? words.shared : "");
  };

  const choose = element("input", { type: "file", id: "choose", class: "away", onchange: () => choose.files[0] && open(choose.files[0]) });
  dialect.addEventListener("change", () => {
    check();
    table.again(options());
  });
  for (const name of ["dragover", "drop"]) {
    addEventListener(name, (event) => {
      event.preventDefault();
      document.body.classList.toggle("dropping", name === "dragover");
      if (name === "drop" && event.dataTransfer.files[0]) open(event.dataTransfer.files[0]);
    });
  }
  addEventListener("dragleave", () => document.body.classList.remove("dropping"));

  const example = (text) => element("button", { type: "button", class: "chip", onclick: () => ((field.value = text), check(), field.focus()) }, foreign(text));
  const given = () => {
    const { text, dialect: name } = share.read();
    if (names.dialects.some((one) => one.name === name)) dialect.value = name;
    if (isLong(text)) open(new File([text], words.pasted));
    else if (text !== "") field.value = text;
    check();
  };
  addEventListener("hashchange", given);

  document.body.append(
    element("header", { class: "top" }, element("p", { class: "product" }, words.product), element("p", { class: "private" }, words.private)),
    element("main", {},
      element("h1", {}, words.title),
      element("p", { class: "lead" }, words.lead),
      element("div", { class: "ask" },
        element("label", { for: "text", class: "fieldlabel" }, words.field),
        field.element,
        element("div", { class: "tools" },
          element("label", { for: "dialect" }, words.readAs), dialect,
          element("span", { class: "spring" }),
          choose, element("label", { for: "choose", class: "button" }, words.openFile),
          element("button", { type: "button", onclick: copy }, words.share)),
        shareLink, shareStatus),
      element("div", { class: "examples" }, element("span", { class: "quiet" }, words.examples), ...words.exampleTexts.map(example)),
      verdict, lines,
      columns,
      table.element),
    element("div", { class: "drop", "aria-hidden": "true" }, words.dropHere),
    pages.element);
  field.focus();
  given();
}

const library = document.getElementById("library");
try {
  const engine = new Engine(library.textContent);
  engine.ready.then((names) => {
    library.remove();
    page(engine, names);
    document.body.dataset.ready = "true";
  }, () => document.body.append(element("p", {}, words.noBrowser)));
} catch {
  document.body.append(element("p", {}, words.noBrowser));
}
