// The content of one draft beside D1, where it is asked for (DRAFTS_IN, decision 37). Who may open it stays in D1, with the keys.

/** As D1's row has it. `changedAt` in milliseconds since 1970. */
export interface Kept {
  readonly sealed: string;
  readonly version: number;
  readonly saves: number;
  readonly changedAt: number;
}

/** `left`: what is saved next belongs into D1. */
export type SaveAnswer = "saved" | "changed" | "left";

export type DraftCall =
  | { call: "begin"; place: string; id: string; kept: Kept }
  | { call: "read" }
  | { call: "save"; kept: Kept; savesBefore: number }
  | { call: "leave"; savesBefore: number | undefined }
  | { call: "end" };

interface Row extends Record<string, SqlStorageValue> {
  place: string;
  id: string;
  sealed: string;
  version: number;
  saves: number;
  changed_at: number;
  told_at: number;
  has_left: number;
}

/** What D1 has in place of the content. */
export const markOf = (place: string): string => `object:${place}`;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** One thread, so that a check and its write are one. Each call has one answer, as JSON. */
export class DraftObject {
  readonly #storage: DurableObjectStorage;
  readonly #db: D1Database;

  constructor({ storage }: DurableObjectState, { DB }: { DB: D1Database }) {
    this.#storage = storage;
    this.#db = DB;
  }

  async fetch(request: Request): Promise<Response> {
    return Response.json((await this.#answer(await request.json())) ?? null);
  }

  #answer(asked: DraftCall): unknown {
    if (asked.call === "begin") return this.#begin(asked);
    if (asked.call === "save") return this.#save(asked);
    if (asked.call === "leave") return this.#leave(asked.savesBefore);
    if (asked.call === "end") return this.#end();
    return this.#kept();
  }

  /** Whoever asks for what never was, or has ended, makes nothing. */
  #row(): Row | undefined {
    const { sql } = this.#storage;
    if (sql.exec("select 1 from sqlite_master where name = 'draft'").toArray().length === 0) return undefined;
    return sql.exec<Row>("select * from draft").toArray()[0];
  }

  #kept(): Kept | undefined {
    const row = this.#row();
    return row && { sealed: row.sealed, version: row.version, saves: row.saves, changedAt: row.changed_at };
  }

  async #begin({ place, id, kept }: DraftCall & { call: "begin" }): Promise<void> {
    const { sealed, version, saves, changedAt } = kept;
    this.#storage.sql.exec(`create table draft (
      place text not null, id text not null, sealed text not null, version integer not null, saves integer not null,
      changed_at integer not null, told_at integer not null, has_left integer not null default 0)`);
    this.#storage.sql.exec(
      "insert into draft (place, id, sealed, version, saves, changed_at, told_at) values (?, ?, ?, ?, ?, ?, ?)",
      ...[place, id, sealed, version, saves, changedAt, changedAt],
    );
    await this.#storage.setAlarm(Date.now() + hour);
  }

  async #save({ kept, savesBefore }: DraftCall & { call: "save" }): Promise<SaveAnswer> {
    const row = this.#row();
    if (row?.saves !== savesBefore) return "changed";
    if (row.has_left) return "left";
    const { sealed, version, saves, changedAt } = kept;
    this.#storage.sql.exec(
      "update draft set sealed = ?, version = ?, saves = ?, changed_at = ?",
      ...[sealed, version, saves, changedAt],
    );
    // D1 reckons from the last change when a draft ends: a late word of it must not come too late.
    const isLong = changedAt - row.told_at > day;
    if (changedAt > row.told_at) await this.#wakeBy(Date.now() + (isLong ? 0 : hour));
    return "saved";
  }

  async #wakeBy(at: number): Promise<void> {
    const next = await this.#storage.getAlarm();
    if (next === null || next > at) await this.#storage.setAlarm(at);
  }

  /** From here on nothing is saved here, so that D1 can have it. Whoever asks again gets the same. */
  #leave(savesBefore: number | undefined): Kept | undefined {
    const kept = this.#kept();
    if (!kept || (savesBefore !== undefined && kept.saves !== savesBefore)) return undefined;
    this.#storage.sql.exec("update draft set has_left = 1");
    return kept;
  }

  async #end(): Promise<void> {
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
  }

  /** Tells D1 of the last change, and ends where D1 knows nothing of this object any more. */
  async alarm(): Promise<void> {
    const row = this.#row();
    if (!row) return this.#end();
    try {
      const { id, changed_at } = row;
      const isKnown = await this.#db
        .prepare(
          changed_at > row.told_at
            ? "update drafts set changed_at = max(changed_at, ?3) where id = ?1 and sealed = ?2 returning 1"
            : "select 1 from drafts where id = ?1 and sealed = ?2 and ?3",
        )
        .bind(id, markOf(row.place), changed_at)
        .first();
      if (!isKnown) return await this.#end();
      this.#storage.sql.exec("update draft set told_at = max(told_at, ?)", changed_at);
      await this.#wakeBy(Date.now() + day);
    } catch {
      await this.#wakeBy(Date.now() + minute);
    }
  }
}
