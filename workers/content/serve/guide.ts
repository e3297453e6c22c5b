// Only finished answers are kept: here, one request may not await another request's promise.

import type { GuidePublication, GuideStage } from "./content.ts";

/** Closing a service makes another version, so that caches of pages follow within a second. */
const versionNow = `version || coalesce((select '+' || group_concat(service || closed_at, '+') from closed_services
  where opened_at is null), '')`;

/** As outages of the guide. */
const closed = `(select json_group_array(json_object('id', 'closed ' || service, 'service', service,
  'message_en', message_en, 'message_mi', message_mi,
  'outage_start_datetime', closed_at, 'outage_end_datetime', closed_until))
  from closed_services where opened_at is null)`;

const publicationSql = `with current as (select ${versionNow} as version, body from content_publication where id = 1)
  select version, iif(version = ?1, null, body) as body, iif(version = ?1, null, ${closed}) as closed from current`;

const itemSql = `select ${versionNow} as version, content_items.body as body from content_items, content_publication
  where kind = ?1 and content_items.id = ?2`;

/** Milliseconds before the version is checked again. */
const freshFor = 1_000;

export interface GuideItem {
  version: string;
  body: string;
}

export class Guide {
  #publication: GuidePublication | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #items = new Map<string, string>();
  #itemsOf = "";

  /** @throws when the database does, or when nothing was ever loaded */
  async publication(db: D1Database, now = Date.now()): Promise<GuidePublication> {
    if (this.#publication && now - this.#askedAt < freshFor) return this.#publication;
    const row = await db
      .prepare(publicationSql)
      .bind(this.#publication?.version ?? "")
      .first<{ version: string; body: string | null; closed: string }>();
    if (!row) throw new Error("No guide has been loaded");
    if (row.body !== null) {
      const published: Omit<GuidePublication, "version"> = JSON.parse(row.body);
      const outages = [...published.outages, ...JSON.parse(row.closed)];
      this.#publication = { ...published, version: row.version, outages };
    }
    this.#askedAt = now;
    return this.#publication as GuidePublication;
  }

  async stagesWithCards(db: D1Database): Promise<GuideStage[]> {
    const { results } = await db
      .prepare("select body from content_items where kind = 'stage' order by cast(id as integer)")
      .all<{ body: string }>();
    return results.map(({ body }) => JSON.parse(body));
  }

  async item(db: D1Database, kind: "stage" | "section", id: string): Promise<GuideItem | undefined> {
    const { version } = await this.publication(db);
    const key = `${kind} ${Number(id)}`;
    const known = this.#itemsOf === version ? this.#items.get(key) : undefined;
    if (known) return { version, body: known };
    const row = await db
      .prepare(itemSql)
      .bind(kind, String(Number(id)))
      .first<{ version: string; body: string }>();
    if (!row) return undefined;
    return { version: row.version, body: this.#keep(row.version, key, row.body) };
  }

  #keep(version: string, key: string, body: string): string {
    if (this.#itemsOf !== version) {
      this.#items.clear();
      this.#itemsOf = version;
    }
    this.#items.set(key, body);
    return body;
  }
}
