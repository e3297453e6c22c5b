import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "./paths.mjs";

const marker = `${root}/node_modules/.installed`;

export function installWhatIsMissing() {
  const lock = createHash("sha256")
    .update(readFileSync(`${root}/package-lock.json`))
    .digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return;
  console.log("Installing packages (once)…");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, lock);
}
