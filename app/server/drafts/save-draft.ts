import { newRawKey } from "#workers/aes-gcm.ts";
import { wasUndone } from "../all-or-nothing.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { browserAge, personAgeOf } from "./ages.ts";
import type { DraftContext } from "./context.ts";
import type { Draft, SaveOptions, SaveResult } from "./draft.ts";
import { closeDraft, type DraftUpdate, insertDraft, updateDraft } from "./draft-rows.ts";
import { DraftTooLarge, encryptContent, keyGrantRow } from "./encrypted-content.ts";

export async function saveDraft<T>(
  context: DraftContext<T>,
  content: T,
  over: Draft<T> | undefined,
  { isQuiet = false, closesIn, also }: SaveOptions,
): Promise<SaveResult<T>> {
  try {
    if (context.isUnknown) return { is: "unavailable" };
    const draft = over ? updatedDraft(context, over, content, isQuiet, closesIn) : newDraft(context, content);
    const sealed = await encryptContent(context.of.form, draft, content);
    const isSaved = over
      ? await update(context, draft, over, sealed, { closesIn, also: also?.(draft) })
      : await insert(context, draft, sealed, also?.(draft));
    return isSaved ? { is: "saved", draft, cookies: context.cookies } : { is: "changed-meanwhile" };
  } catch (error) {
    if (error instanceof DraftTooLarge) return { is: "unavailable", isTooLarge: true };
    if (wasUndone(error)) return { is: "changed-meanwhile" };
    logFailure(error);
    return { is: "unavailable" };
  }
}

export const newDraft = <T>({ now, of, person }: DraftContext<T>, content: T): Draft<T> => ({
  id: crypto.randomUUID(),
  version: 1,
  saves: 1,
  key: newRawKey(),
  changedAt: now,
  closesIn: undefined,
  codes: [],
  until: person ? undefined : now + (of.ages?.browser ?? browserAge),
  content,
});

const updatedDraft = <T>(
  { now }: DraftContext<T>,
  over: Draft<T>,
  content: T,
  isQuiet: boolean,
  closesIn: number | undefined,
): Draft<T> => ({
  ...over,
  version: isQuiet ? over.version : over.version + 1,
  saves: over.saves + 1,
  changedAt: isQuiet ? over.changedAt : now,
  closesIn: closesIn ?? over.closesIn,
  content,
});

async function insert<T>(
  context: DraftContext<T>,
  draft: Draft<T>,
  sealed: string,
  also: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const { db, of, person, browser, unreadable, now } = context;
  context.isKnownBrowser = true;
  const holder = person
    ? await keyGrantRow(person, draft, undefined)
    : await keyGrantRow(browser, draft, now + (of.ages?.browser ?? browserAge));
  return withTimeout(
    insertDraft(db, { id: draft.id, form: of.form, sealed }, holder, {
      unreadable,
      now,
      personAge: personAgeOf(of.form),
      also,
    }),
  );
}

function update<T>(
  { db, now }: DraftContext<T>,
  draft: Draft<T>,
  over: Draft<T>,
  sealed: string,
  { closesIn, also = [] }: { closesIn: number | undefined; also: readonly D1PreparedStatement[] | undefined },
): Promise<boolean> {
  const { id, version } = draft;
  const isQuiet = version === over.version;
  const row: DraftUpdate = {
    id,
    version,
    sealed,
    savesBefore: over.saves,
    changedAt: isQuiet ? undefined : now,
  };
  return withTimeout(
    closesIn === undefined ? updateDraft(db, row, also) : closeDraft(db, row, { closesIn, now, also }),
  );
}
