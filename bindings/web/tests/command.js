// Runs the command on a file, to compare what it says with what the page says.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Why tests with the command are skipped, if `HDL` does not name it. */
export const skip = !process.env.HDL && "HDL names no command";

/** What `hdl check` writes about a file with this name and these contents. */
export function check(name, contents, ...args) {
  const folder = mkdtempSync(join(tmpdir(), "handle-syntax-"));
  try {
    writeFileSync(join(folder, name), contents);
    return spawnSync(process.env.HDL, ["check", "--no-config", ...args, name], { cwd: folder, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
