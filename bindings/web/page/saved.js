// What is saved of a file: the file with its fixes, and the report about it.

import { check, fix, refused } from "../api.js";
import { BLOCK, octetsOf, pause, surveyedFile } from "./file.js";
import { LF, decoder, read, write, written } from "./octets.js";
import { formats } from "./report.js";
import { READ, UNREAD } from "./unread.js";

/** How many identifiers are worked on before the page learns how far the work is. */
const MOST = 2_000;

/**
 * The identifiers that `wanted` chooses, in groups whose rows are read from the file at once. `tell` is called after
 * each group with how far it is. Ends early if the file is `stopped`.
 */
async function* groups(own, wanted, tell) {
  const begin = (index) => placeOf(own, index).row;
  const stop = (index) => placeOf(own, index).end;
  let index = 0;
  own.stopped = false;
  while (index < own.states.length && !own.stopped) {
    if (!wanted(own.states.values[index])) {
      index++;
      continue;
    }
    const [from, indexes] = [begin(index), []];
    let to = from;
    for (; index < own.states.length && indexes.length < MOST; index++) {
      if (indexes.length > 0 && stop(index) - from > BLOCK) break;
      if (!wanted(own.states.values[index])) continue;
      indexes.push(index);
      to = stop(index);
    }
    const octets = await octetsOf(own.file, from, to);
    yield { from, to, octets, indexes };
    tell({ done: to, all: own.file.size });
    await pause();
  }
}

/** The place of an identifier, and of the row that has it, in the octets of the file from `from` on. */
function placeOf(own, index, from = 0) {
  const start = own.starts.values[index] - from;
  return { row: start - own.within.values[index], start, end: start + own.lengths.values[index] };
}

/** The file with every safe edit in its place; every other octet stays. Null if this was stopped. */
export async function fixed(tell) {
  const own = surveyedFile();
  const { kind, separator } = own.shape;
  const parts = [];
  let done = 0;
  for await (const { from, to, octets, indexes } of groups(own, (state) => (state & 4) !== 0, tell)) {
    const pieces = [];
    let at = 0;
    for (const index of indexes) {
      const { start, end } = placeOf(own, index, from);
      const fixed = fix(read(kind, octets.subarray(start, end)), own.options);
      pieces.push(octets.subarray(at, start), write(kind, fixed, separator));
      at = end;
    }
    parts.push(own.file.slice(done, from), new Blob(pieces));
    done = to;
  }
  parts.push(own.file.slice(done));
  return own.stopped ? null : new Blob(parts, { type: "application/octet-stream" });
}

/** The line and the column of a place, of which the column counts characters. */
function position(line, octets, row, place) {
  let begin = row;
  for (let at = octets.indexOf(LF, row); at >= 0 && at < place; at = octets.indexOf(LF, at + 1)) {
    line++;
    begin = at + 1;
  }
  return { line, column: 1 + [...decoder.decode(octets.subarray(begin, place))].length };
}

/** All problems in one of the `formats`. Null if this was stopped. */
export async function report(format, tell) {
  const own = surveyedFile();
  const { begin, line, end, type } = formats[format];
  const counts = { checked: own.states.length, valid: own.states.length, errors: 0, warnings: 0, advice: 0 };
  const parts = [begin()];
  for await (const { from, octets, indexes } of groups(own, (state) => state !== 0, tell)) {
    const lines = [];
    for (const index of indexes) {
      const { row, start, end } = placeOf(own, index, from);
      const raw = octets.subarray(start, end);
      const why = own.whys.values[index];
      const found = why === READ ? check(read(own.shape.kind, raw), own.options) : refused(...UNREAD[why], own.options);
      const [record, first] = [own.records.values[index], own.lines.values[index]];
      if (!found.valid) counts.valid--;
      for (const name of ["errors", "warnings", "advice"]) counts[name] += found[name];
      found.problems.forEach((problem, number) => {
        const within = why === READ ? written(own.shape.kind, raw, problem.byte[0]) : 0;
        const place = position(first, octets, row, start + within);
        const last = number === found.problems.length - 1;
        lines.push(line({ file: own.name, record, ...place }, problem, found, last));
      });
    }
    parts.push(new Blob([lines.join("")]));
  }
  parts.push(end(counts));
  return own.stopped ? null : new Blob(parts, { type });
}
