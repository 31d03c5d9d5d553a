// Characters that nobody sees, which the page and its reports name.

/** Characters that nobody sees, or that change the direction of the text around them. */
export const HIDDEN = /[\p{DI}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{2800}]|\p{Surrogate}/u;

const ALL = new RegExp(HIDDEN, "gu");

export const named = (character) => `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The text with a name in place of each hidden character. */
export const masked = (text) => text.replace(ALL, (character) => `⟨${named(character)}⟩`);
