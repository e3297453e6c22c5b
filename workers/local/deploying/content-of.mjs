import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "../../content/load/load.mjs";
import { sqlFile } from "../../content/load/sql-file.mjs";
import { loadOpenData } from "../../open-data/load.mjs";
import { loadPlaces } from "../../places/load.mjs";
import { loadServiceLocations } from "../../service-locations/load.mjs";

export async function installContent(database, config, wrangler) {
  const folder = mkdtempSync(`${tmpdir()}/timata-`);
  try {
    for (const load of [loadContent, loadOpenData, loadServiceLocations, loadPlaces]) {
      const { db, text } = sqlFile();
      await load(db);
      const file = path.join(folder, `${load.name}.sql`);
      writeFileSync(file, text());
      await wrangler(["d1", "execute", database, "--remote", "--yes", "--file", file, "-c", config]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
