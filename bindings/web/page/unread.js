// Rows of a file that are not read, and what the report says about them: the problems of the command.

import { unread } from "./reasons.js";

export const [READ, TOO_LONG, NOT_JSON, NOT_STRING, MORE, FEWER] = [0, 1, 2, 3, 4, 5];

/** How many octets an identifier may have. */
export const LONGEST = 1 << 20;

/** For each reason the name of the problem, and why the row cannot be read, which is empty if the name says it. */
export const UNREAD = [
  null,
  ["too-long", ""],
  ["unreadable-row", unread.notJson],
  ["unreadable-row", unread.notString],
  ["unreadable-row", unread.more],
  ["unreadable-row", unread.fewer],
];
