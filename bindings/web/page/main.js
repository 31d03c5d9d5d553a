// The page: a field, and what the library says about the text in it.

import { Analysis } from "./analysis.js";
import { phrase } from "./dialects.js";
import { element, fill, foreign } from "./dom.js";
import { Engine, newest } from "./engine.js";
import { Field, isLong } from "./field.js";
import { Pages } from "./pages.js";
import * as share from "./share.js";
import { Table } from "./table.js";
import { Verdict } from "./verdict.js";
import words from "./words.js";

function page(engine, names) {
  const dialect = element("select", { id: "dialect" },
    element("option", { value: "" }, words.byScheme),
    ...names.dialects.map(({ name, about }) => element("option", { value: name, title: about }, words.dialectOption(name, phrase(name)))));
  const options = () => (dialect.value === "" ? {} : { dialect: dialect.value });
  const pages = new Pages(engine, names);

  let shown = 0;
  let [reports, about] = [[], ""];
  const note = element("p", { role: "status", class: "note quiet" });
  const say = (...what) => fill(note, ...what);
  const shareLink = element("input", { readonly: true, hidden: true, "aria-label": words.shareBy });
  const changed = () => {
    // What was said and the link are about the text that was there.
    say("");
    shareLink.hidden = true;
    share.forget(field.value);
    check();
  };
  const field = new Field(changed, () => move(), (text) => openText(text));
  const table = new Table(engine, names, (octets) => {
    const isCut = field.show(octets);
    say(isCut ? words.cut : "");
    check();
    scrollTo({ top: 0 });
  }, () => check(), () => field.focus());

  const open = (file) => {
    table.check(file, options());
    table.go();
    check();
  };
  /** Opens the first of the files that were dropped together. */
  const openFirst = ([file, ...others]) => {
    if (!file) return;
    open(file);
    say(others.length > 0 ? words.onlyFirst(file.name) : "");
  };
  /** A text that is too long for the field; the field becomes empty, so that it says nothing about another text. */
  const openText = (text) => {
    field.value = "";
    open(new File([text], words.pasted));
    say(words.tooLong);
  };

  /** Fixes every line that has a safe fix. */
  const fixAll = () => {
    // The answers about a text that was changed just now are not there yet.
    if (field.value === about) field.value = field.lines.map((line, index) => reports[index]?.fixed ?? line).join("\n");
  };
  const verdict = new Verdict({
    go: (line) => field.select(line, [0, 0]),
    explain: pages.open,
    fix: fixAll,
    table: () => table.go(),
  });
  const analysis = new Analysis(engine, {
    show: (span) => field.select(shown, span),
    apply: (span, text) => field.replace(shown, span, text),
    replace: (text) => field.replaceText(shown, text),
    explain: pages.open,
    choose: (name) => {
      dialect.value = name === dialect.value ? "" : name;
      share.forget(field.value, dialect.value);
      check();
    },
  });

  const check = newest(async () => {
    const [own, texts] = [field.value, field.texts];
    const answers = await engine.ask("check", [texts, options()]);
    if (field.value !== own) return check();
    [reports, about] = [answers, own];
    field.underline(reports);
    shown = field.line;
    if (!reports[shown]) shown = Math.max(0, reports.findIndex(Boolean));
    verdict.tell(reports, field.lines, shown, table.isShown);
    const text = texts[shown] ?? "";
    if (text.length === 0) analysis.clear();
    else await analysis.show(text, options(), reports.filter(Boolean).length > 1, () => field.value !== own);
    verdict.element.dataset.about = own;
  });

  const move = () => {
    if (field.texts.length > 1 && field.line !== shown && field.lines[field.line] !== "") check();
  };

  const copy = async () => {
    shareLink.hidden = field.value === "";
    if (field.value === "") return say(words.nothingToShare);
    const address = share.link(field.value, dialect.value);
    history.replaceState(null, "", address);
    shareLink.value = address;
    shareLink.select();
    const copied = await navigator.clipboard.writeText(address).then(() => true, () => false);
    say(copied ? words.shared : "");
  };

  const choose = element("input", {
    type: "file",
    id: "choose",
    class: "away",
    onchange: () => {
      const [file] = choose.files;
      // A browser tells nothing if the same file is chosen again, for example after it was corrected.
      choose.value = "";
      if (file) open(file);
    },
  });
  dialect.addEventListener("change", () => {
    share.forget(field.value, dialect.value);
    check();
    table.again(options());
  });
  for (const name of ["dragover", "drop"]) {
    addEventListener(name, (event) => {
      event.preventDefault();
      document.body.classList.toggle("dropping", name === "dragover");
      if (name === "drop") openFirst(event.dataTransfer.files);
    });
  }
  addEventListener("dragleave", () => document.body.classList.remove("dropping"));

  const example = (text) => element("button", { type: "button", class: "chip", onclick: () => ((field.value = text), field.focus()) }, foreign(text));
  const given = () => {
    const { text, dialect: as, name } = share.read();
    if (pages.has(name)) return pages.open(name);
    const isKnown = as === "" || names.dialects.some((one) => one.name === as);
    dialect.value = isKnown ? as : "";
    if (isLong(text)) openText(text);
    else field.value = text;
    if (!isKnown) say(words.noDialect(as));
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
        shareLink, note),
      element("div", { class: "examples" }, element("span", { class: "quiet" }, words.examples), ...words.exampleTexts.map(example)),
      verdict.element, verdict.fix, verdict.list,
      analysis.element,
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
