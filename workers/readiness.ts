/** What the second worker cannot do its part without, so that `/health` can say what is missing. */
export interface ReadinessBindings {
  DB: D1Database;
  LINK_SECRETS?: string;
  DIRECTORY_URL?: string;
  OPEN_DATA_URL?: string;
  WATCH_MAILBOX?: string;
  MAIL?: unknown;
}

/** True once `npm run content -- --remote` has loaded each. */
const loaded = `select
  exists (select 1 from content_items) as "the guide",
  exists (select 1 from open_data_records) as "the open data",
  exists (select 1 from service_locations) as "the directory of services",
  exists (select 1 from places) as "the gazetteer"`;

/** @throws when the database does not answer */
export async function missingOf(env: ReadinessBindings): Promise<string[]> {
  const settings = (["LINK_SECRETS", "DIRECTORY_URL", "WATCH_MAILBOX", "MAIL"] as const).filter(
    (name) => !env[name],
  );
  const there = (await env.DB.prepare(loaded).first<Record<string, number>>()) ?? {};
  const data = Object.keys(there).filter((name) => !there[name]);
  return [...settings, ...data];
}
