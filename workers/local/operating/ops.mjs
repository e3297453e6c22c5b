// npm run ops -- <lever>: what the runbook has somebody do. `npm run ops` says which levers there are.

import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import { installWhatIsMissing } from "../install.mjs";
import { root } from "../paths.mjs";

installWhatIsMissing();
const { pull } = await import("./levers.mjs");
const { queryDatabase } = await import("../query.mjs");

async function rollBack() {
  const { status } = spawnSync(process.execPath, ["workers/local/deploying/run.mjs", "rollback"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Nothing was rolled back.");
}

try {
  const who = process.env.OPERATOR ?? userInfo().username;
  const rows = await pull(process.argv.slice(2), { now: new Date(), who, ask: queryDatabase, rollBack });
  if (rows.length > 0) console.table(rows);
  else console.log("Done");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
