// The railroad diagrams of all rules, as the command draws them, in templates that the page copies.

import { execFileSync } from "node:child_process";

import { names } from "./node.js";

/** A diagram without its style sheet, for which the page has its own, in a template with the name of its rule. */
function template(command, rule) {
  const svg = execFileSync(command, ["explain", "--format", "svg", rule], { encoding: "utf8" });
  const plain = svg.replace(/<style[^]*?<\/style>\s*/, "").replace(/>\s+(?=\S)/g, ">");
  return `<template data-rule="${rule}">${plain.trim()}</template>`;
}

/** The templates, drawn by the command with this path. */
export const templates = (command) => names().productions.map((rule) => template(command, rule)).join("\n");
