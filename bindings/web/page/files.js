// The files that the user chooses, or drops anywhere on the page.

import { element } from "./dom.js";
import words from "./words.js";

export class Files {
  #choose = element("input", { type: "file", id: "choose", class: "away", onchange: () => this.#chosen() });
  #open;

  /** `open` is called with a file, and the number of those that were dropped with it. */
  constructor(open) {
    this.#open = open;
    this.tools = [this.#choose, element("label", { for: "choose", class: "button" }, words.openFile)];
    this.target = element("div", { class: "drop", "aria-hidden": "true" }, words.dropHere);
    for (const name of ["dragover", "drop"]) {
      addEventListener(name, (event) => {
        event.preventDefault();
        document.body.classList.toggle("dropping", name === "dragover");
        if (name === "drop") this.#give(event.dataTransfer.files);
      });
    }
    addEventListener("dragleave", () => document.body.classList.remove("dropping"));
  }

  #chosen() {
    const files = [...this.#choose.files];
    // Otherwise a browser sends no event if the same file is chosen again, for example after it was corrected.
    this.#choose.value = "";
    this.#give(files);
  }

  #give([file, ...others]) {
    if (file) this.#open(file, others.length);
  }
}
