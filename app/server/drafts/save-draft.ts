import { newRawKey } from "#workers/aes-gcm.ts";
import { markOf } from "#workers/drafts/draft-object.ts";
import { wasUndone } from "../all-or-nothing.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { browserAge, personAgeOf } from "./ages.ts";
import type { DraftContext } from "./context.ts";
import type { Draft, SaveOptions, SaveResult } from "./draft.ts";
import { closeDraft, type DraftUpdate, insertDraft, updateDraft } from "./draft-rows.ts";
import { DraftTooLarge, encryptContent, keyGrantRow } from "./encrypted-content.ts";
import type { DraftObjects } from "./objects.ts";

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
    const saved = over
      ? await update(context, draft, over, sealed, { closesIn, also: also?.(draft) })
      : await insert(context, draft, sealed, also?.(draft));
    return saved
      ? { is: "saved", draft: { ...draft, ...saved }, cookies: context.cookies }
      : { is: "changed-meanwhile" };
  } catch (error) {
    if (error instanceof DraftTooLarge) return { is: "unavailable", isTooLarge: true };
    if (wasUndone(error)) return { is: "changed-meanwhile" };
    logFailure(error);
    return { is: "unavailable" };
  }
}

/** Where it is now. */
type Saved = Pick<Draft<unknown>, "place"> | false;

const inD1 = { place: undefined };

export const newDraft = <T>({ now, of, person }: DraftContext<T>, content: T): Draft<T> => ({
  id: crypto.randomUUID(),
  version: 1,
  saves: 1,
  key: newRawKey(),
  changedAt: now,
  closesIn: undefined,
  codes: [],
  until: person ? undefined : now + (of.ages?.browser ?? browserAge),
  place: undefined,
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
): Promise<Saved> {
  const { db, of, person, browser, unreadable, now } = context;
  context.isKnownBrowser = true;
  const holder = person
    ? await keyGrantRow(person, draft, undefined)
    : await keyGrantRow(browser, draft, now + (of.ages?.browser ?? browserAge));
  const isSaved = await withTimeout(
    insertDraft(db, { id: draft.id, form: of.form, sealed }, holder, {
      unreadable,
      now,
      personAge: personAgeOf(of.form),
      also,
    }),
  );
  return isSaved && inD1;
}

interface Update {
  closesIn: number | undefined;
  also: readonly D1PreparedStatement[] | undefined;
}

/** What belongs to the save is in D1, so the draft is there too, in the same transaction. */
async function update<T>(
  context: DraftContext<T>,
  draft: Draft<T>,
  over: Draft<T>,
  sealed: string,
  { closesIn, also = [] }: Update,
): Promise<Saved> {
  const { objects } = context;
  const isAlone = closesIn === undefined && also.length === 0;
  if (isAlone && objects?.takesMore) {
    const saved = await saveInObject(context, objects, draft, over, sealed);
    if (saved !== "left") return saved;
  }
  if (over.place !== undefined) {
    if (!objects) throw new Error("A draft lies in an object, and none is bound.");
    if (!(await withTimeout(objects.leave(over.place, over.saves)))) return false;
  }
  return updateInD1(context, draft, over, sealed, { closesIn, also });
}

/** From D1 it goes into an object of its own, which counts only once D1 names it. */
async function saveInObject<T>(
  { db, now }: DraftContext<T>,
  objects: DraftObjects,
  { id, version, saves, changedAt }: Draft<T>,
  over: Draft<T>,
  sealed: string,
): Promise<Saved | "left"> {
  const kept = { sealed, version, saves, changedAt };
  if (over.place !== undefined) {
    const answer = await withTimeout(objects.save(over.place, kept, over.saves));
    return answer === "saved" ? { place: over.place } : answer === "left" && answer;
  }
  const place = await withTimeout(objects.begin(id, kept));
  const row = { id, version, sealed: markOf(place), savesBefore: over.saves, place: undefined };
  const isQuiet = version === over.version;
  const isMoved = await withTimeout(updateDraft(db, { ...row, changedAt: isQuiet ? undefined : now }, []));
  return isMoved && { place };
}

async function updateInD1<T>(
  { db, now, objects, afterwards }: DraftContext<T>,
  { id, version, changedAt }: Draft<T>,
  { saves: savesBefore, version: before, place }: Draft<T>,
  sealed: string,
  { closesIn, also = [] }: Update,
): Promise<Saved> {
  const isQuiet = version === before;
  const row: DraftUpdate = {
    id,
    version,
    sealed,
    savesBefore,
    // Of its last change in an object D1 may not know.
    changedAt: isQuiet && place === undefined ? undefined : changedAt,
    place,
  };
  const isSaved = await withTimeout(
    closesIn === undefined ? updateDraft(db, row, also) : closeDraft(db, row, { closesIn, now, also }),
  );
  if (isSaved && place !== undefined) afterwards(objects?.end(place).catch(logFailure) ?? Promise.resolve());
  return isSaved && inD1;
}
