// A valid text in other spellings: its normal form, its key, and all other notations.

import { element, foreign, quoted } from "./dom.js";
import words from "./words.js";

/** A button that copies a text. */
const copy = (text, what) =>
  element("button", {
    type: "button",
    class: "small",
    "aria-label": `${words.copy} ${what}`,
    onclick: async ({ currentTarget: button }) => {
      await navigator.clipboard.writeText(text);
      button.textContent = words.copied;
    },
  }, words.copy);

/** The normal form, the handle and the key. */
export function forms({ normal, key }) {
  const rows = [
    [words.normal, normal.output, ""],
    [words.handle, key.handle, ""],
    [words.key, key.key, words.keyHelp],
  ];
  return element("dl", { class: "forms" }, ...rows.filter(([, text]) => text !== null).map(([name, text, help]) =>
    element("div", {}, element("dt", {}, name), element("dd", {}, foreign(text), " ", copy(text, name), help && element("p", { class: "quiet" }, help)))));
}

/** The notations that are written alike and lose the same, together. */
function groups(all) {
  const alike = new Map();
  for (const { to, output, dropped } of all.filter(({ output }) => output !== null)) {
    const group = alike.get(output + dropped) ?? { output, dropped, names: [] };
    group.names.push(to);
    alike.set(output + dropped, group);
  }
  return [...alike.values()];
}

/** All notations: what is written, what that loses, and which notations cannot have the handle. */
export function notations(all) {
  const written = groups(all).map(({ output, dropped, names }) =>
    element("li", {},
      element("div", {}, foreign(output), " ", copy(output, names[0])),
      element("div", { class: "quiet" }, names.join(", ")),
      dropped.length > 0 && element("div", { class: "loses" }, words.losesList(dropped))));
  const refused = all.filter(({ output }) => output === null).map(({ to, problems }) =>
    element("li", {}, foreign(to), ": ", ...quoted(problems[0]?.message ?? "")));
  return [
    element("ul", { class: "notations" }, ...written),
    refused.length > 0 && element("details", {}, element("summary", {}, words.refused), element("ul", {}, ...refused)),
  ];
}
