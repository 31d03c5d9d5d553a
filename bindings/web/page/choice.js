// The choice of the dialect that reads the text.

import { phrase } from "./dialects.js";
import { element } from "./dom.js";
import words from "./words.js";

export class Choice {
  #known;

  /** `changed` is called when the user chooses another dialect. */
  constructor(names, changed) {
    this.#known = new Set(names.dialects.map(({ name }) => name));
    this.element = element("select", { id: "dialect", onchange: changed },
      element("option", { value: "" }, words.byScheme),
      ...names.dialects.map(({ name, about }) => element("option", { value: name, title: about }, words.dialectOption(name, phrase(name)))));
  }

  /** The name of the dialect; empty if the scheme of the text says it. */
  get value() {
    return this.element.value;
  }

  /** The options with which the library reads the text. */
  get options() {
    return this.value === "" ? {} : { dialect: this.value };
  }

  /** Chooses a dialect; if it is chosen already, chooses none. */
  toggle(name) {
    this.element.value = name === this.value ? "" : name;
  }

  /** Chooses a dialect by a name that may be wrong; returns whether there is such a dialect. */
  choose(name) {
    const isKnown = name === "" || this.#known.has(name);
    this.element.value = isKnown ? name : "";
    return isKnown;
  }
}
