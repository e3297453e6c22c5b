import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "../../content/load/load.mjs";
import { sqlFile } from "../../content/load/sql-file.mjs";
import { loadOpenData } from "../../open-data/load.mjs";
import { loadPlaces } from "../../places/load.mjs";
import { loadServiceLocations } from "../../service-locations/load.mjs";

/** @import { RunWrangler } from "./preview.mjs" */

/** @type {Record<string, (db: any, anyway: boolean) => Promise<unknown>>} */
const loaders = {
  "the guide": (db, anyway) => loadContent(db, undefined, { anyway }),
  "the open data": loadOpenData,
  "the directory of services": loadServiceLocations,
  "the gazetteer": loadPlaces,
};

/**
 * Loads everything that a deployed database lacks or has otherwise: what is the same, and a directory fetched since, stay as they are.
 * @param {string} database its name
 * @param {string} config
 * @param {{ wrangler: RunWrangler; anyway?: boolean; say?: (text: string) => void }} given `anyway` ignores mistakes of the guide
 */
export async function installContent(database, config, { wrangler, anyway = false, say = () => undefined }) {
  const folder = mkdtempSync(`${tmpdir()}/timata-`);
  const onDatabase = ["d1", "execute", database, "--remote", "-c", config];
  const ask = async (sql) => {
    const [{ results }] = JSON.parse(await wrangler([...onDatabase, "--json", "--command", sql]));
    return results;
  };
  try {
    for (const [name, load] of Object.entries(loaders)) {
      const { db, text } = sqlFile(ask);
      await load(db, anyway);
      const file = path.join(folder, "load.sql");
      writeFileSync(file, text());
      // D1 runs a file as one unit: all of it or nothing.
      if (text() !== "") await wrangler([...onDatabase, "--yes", "--file", file]);
      say(text() === "" ? `${name}: there already` : `${name}: loaded`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
