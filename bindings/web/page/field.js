// The field to type into, and behind it the same text with lines under what is wrong.

import { element, fill } from "./dom.js";
import { decoder } from "./octets.js";
import words from "./words.js";

/** How many characters and lines the field takes at once; a longer text is checked as a file. */
const LONGEST = 2_000;
const MOST = 100;

/** Whether a text is too long for the field. */
export const isLong = (text) => text.length > LONGEST || text.split("\n", MOST + 1).length > MOST;

/** The line ends of a text as a text area has them. */
const lineEnds = (text) => text.replace(/\r\n?/g, "\n");

/** The place at or before `at` where a character of UTF-8 begins; at most three octets follow its first one. */
function boundary(octets, at) {
  let start = at;
  while (start > 0 && at - start < 3 && (octets[start] & 0xc0) === 0x80) start--;
  return start;
}

export class Field {
  #text = element("textarea", {
    id: "text",
    rows: 1,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    dir: "ltr",
    placeholder: words.placeholder,
    "aria-describedby": "verdict",
  });
  #shadow = element("div", { class: "shadow", "aria-hidden": "true", dir: "ltr" });
  #given = null;

  /**
   * `changed` is called with each new text, `moved` when the caret is in another place, `long` with a text that is too
   * long.
   */
  constructor(changed, moved, long) {
    this.element = element("div", { class: "field" }, this.#shadow, this.#text);
    this.#text.addEventListener("input", () => {
      this.#draw([]);
      changed();
    });
    const refuse = (event, given) => {
      if (!isLong(given)) return;
      event.preventDefault();
      long(given);
    };
    this.#text.addEventListener("paste", (event) => refuse(event, event.clipboardData?.getData("text/plain") ?? ""));
    this.#text.addEventListener("drop", (event) => refuse(event, event.dataTransfer?.getData("text/plain") ?? ""));
    this.#text.addEventListener("selectionchange", moved);
    for (const name of ["keyup", "click"]) this.#text.addEventListener(name, moved);
  }

  get value() {
    return this.#text.value;
  }

  /** Replaces the whole text, so that the browser can undo it. Not every browser changes the line ends by itself. */
  set value(given) {
    const text = lineEnds(given);
    if (text === this.value) return;
    this.#text.focus();
    this.#text.select();
    this.#insert(text);
  }

  /**
   * Shows an identifier of a file, whose octets a text area cannot hold if they are not UTF-8 or have line ends.
   * Returns whether only its beginning can be shown.
   */
  show(octets) {
    const shown = octets.subarray(0, boundary(octets, LONGEST));
    const text = decoder.decode(shown);
    this.#given = { text: lineEnds(text), written: text, octets: shown };
    this.value = text;
    return shown.length < octets.length;
  }

  get lines() {
    return this.value.split("\n");
  }

  /** What was shown of a file, if nobody has changed it since; otherwise null. */
  get #shown() {
    return this.#given?.text === this.value ? this.#given : null;
  }

  /** What is to be checked: the octets that were shown of a file, or else each line. */
  get texts() {
    const shown = this.#shown;
    return shown ? [shown.octets] : this.lines;
  }

  /** The number of the text that has the caret, from 0. */
  get line() {
    return this.texts.length === 1 ? 0 : this.value.slice(0, this.#text.selectionStart).split("\n").length - 1;
  }

  /** Where a place of a text is in the field, whose line ends are shorter than those of octets may be. */
  #place(offset) {
    const shown = this.#shown;
    return shown ? lineEnds(shown.written.slice(0, offset)).length : offset;
  }

  /** Where a line begins. */
  #begin(line) {
    return this.lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  }

  /** Selects a part of a line. */
  select(line, [start, end]) {
    const begin = this.#begin(line);
    this.#text.focus();
    this.#text.setSelectionRange(begin + this.#place(start), begin + this.#place(end));
  }

  /** Replaces a part of a line, so that the browser can undo it. */
  replace(line, [start, end], text) {
    this.select(line, [start, end]);
    this.#insert(text);
  }

  /** Replaces one of the texts. */
  replaceText(number, text) {
    if (this.texts.length === 1) this.value = text;
    else this.replace(number, [0, this.lines[number].length], text);
  }

  /** Puts a text in place of what is selected. */
  #insert(text) {
    const done = text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
    if (!done) {
      this.#text.setRangeText(text);
      this.#text.dispatchEvent(new Event("input"));
    }
  }

  focus() {
    this.#text.focus();
  }

  /** Underlines the problems of each line. */
  underline(reports) {
    let begin = 0;
    const marks = this.lines.flatMap((line, number) => {
      const own = (reports[number]?.problems ?? []).map(({ severity, span: [start, end] }) => ({
        severity,
        start: begin + this.#place(start),
        end: begin + this.#place(end),
      }));
      begin += line.length + 1;
      return own;
    });
    this.#draw(marks);
  }

  #draw(marks) {
    const text = this.value;
    const parts = [];
    let [at, last] = [0, -1];
    for (const { severity, start, end } of marks.sort((one, other) => one.start - other.start)) {
      // Two problems can have one place; the first of them is underlined.
      if (start < at || start === last) continue;
      parts.push(text.slice(at, start));
      const under = text.slice(start, end);
      // A wavy line is drawn only under letters, so a place without letters is marked in another way.
      parts.push(element("span", { class: under.trim() === "" ? "gap" : "under", "data-severity": severity }, under));
      [at, last] = [end, start];
    }
    // The invisible character gives the last line its height even if the line is empty.
    fill(this.#shadow, ...parts, `${text.slice(at)}\u200b`);
  }
}
