// The text and the dialect in the fragment of the address, which no browser sends to a server.

/** What the address says. */
export function read() {
  const said = new URLSearchParams(location.hash.slice(1));
  return { text: said.get("text") ?? "", dialect: said.get("as") ?? "" };
}

/** The address of a text. */
export function link(text, dialect) {
  const said = new URLSearchParams({ text, ...(dialect && { as: dialect }) });
  return `${location.href.split("#")[0]}#${said}`;
}
