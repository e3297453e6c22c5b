import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { load, migrate, serve } from "../../workers/local/serve.mjs";
import { countQueries } from "../support/count-queries.mjs";

/** D1 queries of a page on a warm site, for a visitor without cookies and for one who is logged in. */
export async function queriesOf(path) {
  let queries = 0;
  const store = mkdtempSync(`${tmpdir()}/timata-`);
  await migrate(`${store}/v3`);
  const adjust = (workers) => countQueries(workers, () => queries++);
  const site = await serve({ port: 0, store: `${store}/v3`, environment: {}, adjust });
  await load(site.miniflare, { places: false });
  const cost = async (headers) => {
    const costs = [];
    // Once a second a page also asks what is published, so the lowest count is the page's own.
    for (let time = 0; time < 5; time++) {
      queries = 0;
      const answer = await fetch(site.url + path, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.text();
      costs.push(queries);
    }
    return Math.min(...costs);
  };
  try {
    const Cookie = `__Host-session=${await newSession(site.miniflare)}`;
    return { anonymous: await cost({}), personal: await cost({ Cookie }) };
  } finally {
    await site.stop();
    rmSync(store, { recursive: true });
  }
}

async function newSession(miniflare) {
  const id = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(id).digest("base64url");
  const now = Date.now();
  const database = await miniflare.getD1Database("DB", "timata");
  const statement = (sql, ...values) => database.prepare(sql).bind(...values);
  await database.batch([
    statement("insert into people values ('bench', 'bench', ?1, ?1, 'en')", now),
    statement("insert into sessions values (?1, 'bench', 'bench', ?2, ?2, ?3, '')", hash, now, now + 600_000),
    statement("insert into preferences values ('bench', 'settings', 'dd', '2027-03-01', ?1)", now),
  ]);
  return id;
}
