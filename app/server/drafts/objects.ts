import { type DraftCall, type Kept, markOf, type SaveAnswer } from "#workers/drafts/draft-object.ts";
import type { Env } from "../env.ts";

/** Drafts whose content lies in an object of its own (`workers/drafts/draft-object.ts`). None throws but for no answer. */
export interface DraftObjects {
  /** Else they are read, and brought back to D1 when they are saved. */
  readonly takesMore: boolean;
  begin(id: string, kept: Kept): Promise<string>;
  read(place: string): Promise<Kept | undefined>;
  save(place: string, kept: Kept, savesBefore: number): Promise<SaveAnswer>;
  /** Nothing is saved there from now on. @returns nothing when it has been saved since, or is gone */
  leave(place: string, savesBefore?: number): Promise<Kept | undefined>;
  end(place: string): Promise<void>;
}

export function draftObjectsOf({ DRAFTS, DRAFTS_IN }: Pick<Env, "DRAFTS" | "DRAFTS_IN">) {
  return DRAFTS && draftObjects((place) => DRAFTS.get(DRAFTS.idFromName(place)), DRAFTS_IN === "objects");
}

export function draftObjects(
  at: (place: string) => Pick<Fetcher, "fetch">,
  takesMore: boolean,
): DraftObjects {
  const ask = async <T>(place: string, call: DraftCall): Promise<T | undefined> => {
    const answer = at(place).fetch("https://draft", { method: "POST", body: JSON.stringify(call) });
    return ((await (await answer).json()) as T | null) ?? undefined;
  };
  return {
    takesMore,
    async begin(id, kept) {
      const place = crypto.randomUUID();
      await ask(place, { call: "begin", place, id, kept });
      return place;
    },
    read: (place) => ask(place, { call: "read" }),
    save: async (place, kept, savesBefore) =>
      (await ask<SaveAnswer>(place, { call: "save", kept, savesBefore })) ?? "changed",
    leave: (place, savesBefore) => ask(place, { call: "leave", savesBefore }),
    end: async (place) => void (await ask(place, { call: "end" })),
  };
}

const mark = markOf("");

interface Row {
  sealed: string;
  version: number;
  saves: number;
  changed_at: number;
}

/**
 * Rows of D1 with the content that lies elsewhere. Between two questions a draft may have come back to D1: then they are asked for again.
 * @throws when an object does not answer, or none is bound
 */
export async function withContent<R extends Row>(
  ask: () => Promise<R[]>,
  objects: DraftObjects | undefined,
  triesLeft = 1,
): Promise<(R & { place?: string })[]> {
  const rows = await ask();
  if (!rows.some(({ sealed }) => sealed.startsWith(mark))) return rows;
  if (!objects) throw new Error("A draft lies in an object, and none is bound.");
  const whole = await Promise.all(rows.map((row) => contentOf(row, objects)));
  return whole.every((row) => row !== undefined)
    ? whole
    : triesLeft > 0
      ? withContent(ask, objects, triesLeft - 1)
      : rows.map((row, at) => whole[at] ?? row);
}

async function contentOf<R extends Row>(
  row: R,
  objects: DraftObjects,
): Promise<(R & { place?: string }) | undefined> {
  if (!row.sealed.startsWith(mark)) return row;
  const place = row.sealed.slice(mark.length);
  const kept = await objects.read(place);
  if (!kept) return undefined;
  const { sealed, version, saves, changedAt } = kept;
  return { ...row, sealed, version, saves, changed_at: Math.max(changedAt, row.changed_at), place };
}

/** Drafts that a run brings back. */
const most = 500;

/** Where objects take no more, what they have comes back to D1. @returns how many */
export async function bringHome(db: D1Database, objects: DraftObjects | undefined): Promise<number> {
  if (!objects || objects.takesMore) return 0;
  const { results } = await db
    .prepare("select id, sealed from drafts where sealed >= ?1 and sealed < ?2 limit ?3")
    .bind(mark, `${mark}~`, most)
    .all<{ id: string; sealed: string }>();
  for (const { id, sealed } of results) {
    const place = sealed.slice(mark.length);
    const kept = await objects.leave(place);
    if (!kept) continue;
    await db
      .prepare(
        `update drafts set sealed = ?1, version = ?2, saves = ?3, changed_at = max(changed_at, ?4)
         where id = ?5 and sealed = ?6`,
      )
      .bind(kept.sealed, kept.version, kept.saves, kept.changedAt, id, sealed)
      .run();
    await objects.end(place);
  }
  return results.length;
}
