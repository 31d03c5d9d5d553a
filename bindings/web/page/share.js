// The text and the dialect in the fragment of the address, which no browser sends to a server.

import { element } from "./dom.js";
import words from "./words.js";

function decoded(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The text and the dialect in the address. A fragment written by hand is the text itself, or the name of a page. */
export function read() {
  const fragment = location.hash.slice(1);
  if (!/^(text|as)=/.test(fragment)) {
    const text = decoded(fragment);
    return { text, dialect: "", name: text };
  }
  const said = new URLSearchParams(fragment);
  return { text: said.get("text") ?? "", dialect: said.get("as") ?? "" };
}

/** The address of a text. */
function link(text, dialect) {
  const said = new URLSearchParams({ text, ...(dialect && { as: dialect }) });
  return `${location.href.split("#")[0]}#${said}`;
}

/**
 * Takes the text and the dialect out of the address when the page has others, which a reload would throw away. An empty
 * field does not count: a long text of the address is in the table.
 */
export function forget(text, dialect) {
  const said = read();
  const isSame = said.text.replaceAll(/\r\n?/g, "\n") === text && (dialect === undefined || said.dialect === dialect);
  if (location.hash.length > 1 && text !== "" && !isSame) history.replaceState(null, "", location.href.split("#")[0]);
}

/**
 * The button that copies the address of the text, and the address itself, which a browser may not let the page copy.
 */
export class Sharing {
  /** `given` returns the text and the dialect; `say` tells the user something. */
  constructor(given, say) {
    this.button = element("button", { type: "button", onclick: () => this.#copy(...given(), say) }, words.share);
    this.address = element("input", { readonly: true, hidden: true, "aria-label": words.shareBy });
  }

  async #copy(text, dialect, say) {
    this.address.hidden = text === "";
    if (text === "") return say(words.nothingToShare);
    const address = link(text, dialect);
    history.replaceState(null, "", address);
    this.address.value = address;
    this.address.select();
    const copied = await navigator.clipboard.writeText(address).then(() => true, () => false);
    say(copied ? words.shared : "");
  }
}
