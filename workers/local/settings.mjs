import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { root } from "./paths.mjs";

/** The environment wins over `.dev.vars`. */
export function localSettings() {
  const file = `${root}/.dev.vars`;
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...process.env };
}
