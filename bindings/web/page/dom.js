// Makes elements. Text only ever becomes text: nothing here, and nothing on this page, reads markup.

import { HIDDEN, named } from "./hidden.js";

/** An element with attributes, listeners (`onclick`), and children, which are elements or texts. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Foreign text: isolated from the direction of the page, with a name in place of each character that nobody sees. */
export function foreign(text, attributes = {}) {
  const parts = [];
  let plain = "";
  for (const character of text) {
    if (!HIDDEN.test(character)) {
      plain += character;
      continue;
    }
    parts.push(plain, element("span", { class: "hidden" }, named(character)));
    plain = "";
  }
  return element("bdi", { dir: "ltr", ...attributes, class: `mono ${attributes.class ?? ""}` }, ...parts, plain);
}

/** A text that may quote names in backticks. */
export function quoted(text) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? foreign(part, { class: "quoted" }) : part));
}

/** Replaces what an element has. */
export const fill = (place, ...children) =>
  place.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));

/** A file for the user to save. */
export function save(blob, name) {
  const link = element("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
