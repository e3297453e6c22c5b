import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { browserAge } from "./ages.ts";
import type { DraftContext } from "./context.ts";
import type { BrowserDrafts, Draft } from "./draft.ts";
import { type DraftRow, selectDrafts } from "./draft-rows.ts";
import { decryptRow, keyGrantRow } from "./encrypted-content.ts";
import { grantStatement, moveGrantStatements, ungrantStatement } from "./key-grant-rows.ts";
import type { KeyHolder } from "./key-grants.ts";
import { lifetimeOf } from "./open-draft.ts";
import { unwrapKey } from "./wrapped-keys.ts";

interface HeldPlace {
  holder: KeyHolder;
  row: DraftRow | undefined;
}

interface HeldPlaces {
  current: HeldPlace;
  aside: HeldPlace[];
}

async function readPlaces<T>(context: DraftContext<T>): Promise<HeldPlaces> {
  const { db, browser } = context;
  const holders = await context.aside();
  const hashes = [browser, ...holders].map(({ hash }) => hash);
  const rows = await withTimeout(selectDrafts(db, hashes, lifetimeOf(context)));
  const place = (holder: KeyHolder): HeldPlace => ({
    holder,
    row: rows.find((row) => row.holder_hash === holder.hash),
  });
  return { current: place(browser), aside: holders.map(place) };
}

async function halfFilled<T>(context: DraftContext<T>, place: HeldPlace): Promise<Draft<T> | undefined> {
  const draft = place.row && (await decryptRow(context, place.row, place.holder));
  return draft && draft.closesIn === undefined && !context.of.isEmpty(draft.content) ? draft : undefined;
}

export async function inBrowser<T>(context: DraftContext<T>): Promise<BrowserDrafts | undefined> {
  if (!context.isKnownBrowser) return { current: undefined, aside: [] };
  try {
    const { current, aside } = await readPlaces(context);
    const told = aside.flatMap(({ row }) =>
      row && row.closes_in === null
        ? [{ id: row.id, changedAt: row.changed_at, until: row.expires_at ?? undefined }]
        : [],
    );
    const draft = await halfFilled(context, current);
    return {
      current: draft && { id: draft.id, changedAt: draft.changedAt, until: draft.until },
      aside: told.sort((a, b) => b.changedAt - a.changedAt),
    };
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}

export async function setAside<T>(
  context: DraftContext<T>,
  draft: Draft<T>,
): Promise<"done" | "full" | "unavailable"> {
  try {
    const { aside } = await readPlaces(context);
    const free = aside.filter(({ row }) => row === undefined || row.id === draft.id);
    const [place] = free;
    if (!place || (free.length === 1 && !place.row)) return "full";
    const answers = await withTimeout(context.db.batch(await moveStatements(context, draft, place)));
    return answers.at(-1)?.results.length ? "done" : "unavailable";
  } catch (error) {
    logFailure(error);
    return "unavailable";
  }
}

async function moveStatements<T>(
  { db, browser, now }: DraftContext<T>,
  draft: Pick<Draft<T>, "id" | "key">,
  { holder }: HeldPlace,
): Promise<D1PreparedStatement[]> {
  const row = await keyGrantRow(holder, draft, undefined);
  return moveGrantStatements(db, row, draft.id, browser.hash, now);
}

export async function bringBack<T>(context: DraftContext<T>, id: string): Promise<boolean> {
  try {
    const { current, aside } = await readPlaces(context);
    if (current.row?.id === id) return true;
    const place = aside.find(({ row }) => row?.id === id);
    const key = place?.row && (await unwrapKey(place.holder, id, place.row.wrapped));
    const free = aside.find(({ row }) => row === undefined);
    if (!place || !key || !free) return false;
    const { db, browser, now, of } = context;
    const before = await halfFilled(context, current);
    const grant = await keyGrantRow(browser, { id, key }, now + (of.ages?.browser ?? browserAge));
    const answers = await withTimeout(
      db.batch([
        ...(before ? await moveStatements(context, before, free) : []),
        grantStatement(db, grant, id, now),
        ungrantStatement(db, place.holder.hash, id, browser.hash),
      ]),
    );
    return (answers.at(-2)?.results.length ?? 0) > 0;
  } catch (error) {
    logFailure(error);
    return false;
  }
}
