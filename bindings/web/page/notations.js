// A valid text in other spellings: its normal form, its key, and all other notations.

import { meanings, phrase } from "./dialects.js";
import { element, foreign, quoted } from "./dom.js";
import words from "./words.js";

/** The notations that people ask for, in this order; all others come after them. */
const USES = Object.keys(words.uses);

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
  const keyHelp = key.key === key.handle ? words.keyHelp : `${words.keyHelp} ${words.keyFolded}`;
  const rows = [
    [words.normal, normal.output, ""],
    [words.handle, key.handle, ""],
    [words.key, key.key, keyHelp],
  ];
  return element("dl", { class: "forms" }, ...rows.filter(([, text]) => text !== null).map(([name, text, help]) =>
    element("div", {}, element("dt", {}, name), element("dd", {}, foreign(text), " ", copy(text, name), help && element("p", { class: "quiet" }, help)))));
}

const rank = (name) => (USES.includes(name) ? USES.indexOf(name) : USES.length);

/** The notations that are written alike and lose the same, together; those that people ask for are first. */
function groups(all) {
  const alike = new Map();
  for (const { as, output, dropped } of all.filter(({ output }) => output !== null)) {
    // A handle is the same at every host.
    const losses = dropped.filter((part) => part !== "host");
    const group = alike.get(output + losses) ?? { output, losses, names: [] };
    group.names.push(as);
    group.names.sort((one, other) => rank(one) - rank(other));
    alike.set(output + losses, group);
  }
  return [...alike.values()].sort((one, other) => rank(one.names[0]) - rank(other.names[0]));
}

/** All notations: what each is for, what it loses, and which notations cannot have the handle. */
export function notations(all, open) {
  const written = groups(all).map(({ output, losses, names }) => {
    const use = words.uses[names[0]] ?? phrase(names[0]);
    const dialects = names.filter((name) => name in words.dialects);
    return element("li", {},
      element("div", { class: "use" }, use),
      element("div", {}, foreign(output), " ", copy(output, use)),
      losses.length > 0 && element("div", { class: "loses" }, words.losesList(losses)),
      dialects.length > 0 && meanings(dialects, words.writtenSo(dialects.length), open));
  });
  const refused = all.filter(({ output }) => output === null).map(({ as, problems }) =>
    element("li", {}, foreign(as), ": ", ...quoted(problems[0]?.message ?? "")));
  return [
    element("ul", { class: "notations" }, ...written),
    refused.length > 0 && element("details", {}, element("summary", {}, words.refusedBy), element("ul", {}, ...refused)),
  ];
}
