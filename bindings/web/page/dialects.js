// The names of the dialects, and what they mean.

import { element } from "./dom.js";
import words from "./words.js";

/** A dialect in a phrase, such as "a DOI name"; a rule, which can be chosen too, has only its name. */
export const phrase = (name) => words.dialects[name] ?? name;

/** A folded list of names with their meanings; a click on a name opens its page. */
export const meanings = (names, title, open) =>
  element("details", { class: "meanings" }, element("summary", {}, title),
    element("dl", {}, ...names.map((name) =>
      element("div", {},
        element("dt", {}, element("button", { type: "button", class: "link code", onclick: () => open(name) }, name)),
        element("dd", {}, phrase(name))))));
