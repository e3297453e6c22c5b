import { root } from "./paths.mjs";

/**
 * Asks the database of this machine or, with `isRemote`, of the deployed site.
 * @param {string} sql
 * @param {boolean} isRemote
 * @returns {Promise<any[]>}
 */
export async function queryDatabase(sql, isRemote) {
  if (isRemote) {
    const { wrangler } = await import("./deploying/wrangler.mjs");
    const onDatabase = ["d1", "execute", "timata", "--remote", "--yes", "--json", "--command"];
    return JSON.parse(await wrangler([...onDatabase, sql]))[0].results;
  }
  const { withDatabase } = await import("./serve.mjs");
  const { results } = await withDatabase(`${root}/.wrangler/state/v3`, (database) =>
    database.prepare(sql).all(),
  );
  return results;
}
