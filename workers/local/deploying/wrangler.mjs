import { spawnSync } from "node:child_process";
import { quiet, root } from "../paths.mjs";

/** @type {import("./preview.mjs").RunWrangler} */
export async function wrangler(args, { input, mayExist = false, mayBeGone = false } = {}) {
  const command = [`${root}/node_modules/wrangler/bin/wrangler.js`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...quiet, CI: "1" },
    input,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const isFine =
    status === 0 ||
    (mayExist && /already (exists|taken)|11009|10004/i.test(stdout + stderr)) ||
    (mayBeGone &&
      /not (be )?found|does not exist|10007|10006|couldn't find|not empty/i.test(stdout + stderr));
  if (!isFine) throw new Error(`wrangler ${args.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
}
