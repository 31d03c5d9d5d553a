// The text and the dialect in the fragment of the address, which no browser sends to a server.

/** A fragment that somebody wrote by hand: the text itself. */
function plain(fragment) {
  try {
    return { text: decodeURIComponent(fragment), dialect: "" };
  } catch {
    return { text: fragment, dialect: "" };
  }
}

/** What the address says. */
export function read() {
  const fragment = location.hash.slice(1);
  if (!/^(text|as)=/.test(fragment)) return plain(fragment);
  const said = new URLSearchParams(fragment);
  return { text: said.get("text") ?? "", dialect: said.get("as") ?? "" };
}

/** The address of a text. */
export function link(text, dialect) {
  const said = new URLSearchParams({ text, ...(dialect && { as: dialect }) });
  return `${location.href.split("#")[0]}#${said}`;
}
