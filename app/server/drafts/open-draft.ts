import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { browserAge, personAgeOf } from "./ages.ts";
import type { DraftContext } from "./context.ts";
import type { Draft, FoundDraft } from "./draft.ts";
import { type DraftRow, selectDrafts } from "./draft-rows.ts";
import { decryptRow, keyGrantRow } from "./encrypted-content.ts";
import { extendGrant, rewrapStatement, takeOverGrant } from "./key-grant-rows.ts";
import type { KeyHolder } from "./key-grants.ts";

/** Milliseconds; a browser's time is written at most this often. */
const seenInterval = 60 * 1000;

interface HeldDraft<T> {
  row: DraftRow;
  draft: Draft<T> | undefined;
}

export interface HeldDrafts<T> {
  ofBrowser: HeldDraft<T> | undefined;
  ofPerson: HeldDraft<T> | undefined;
}

export const lifetimeOf = <T>({ of, now, objects }: Pick<DraftContext<T>, "of" | "now" | "objects">) => ({
  now,
  objects,
  age: of.ages?.browser ?? browserAge,
  outage: of.outage ?? of.form,
  personAge: personAgeOf(of.form),
});

/** One query, none without a secret. Renews keys of an older secret. @throws when the database does not answer */
export async function readHeldDrafts<T>(context: DraftContext<T>): Promise<HeldDrafts<T>> {
  const { db, browser, person, isKnownBrowser } = context;
  if (!person && !isKnownBrowser) return { ofBrowser: undefined, ofPerson: undefined };
  const before = await context.personBefore();
  const ofPerson = person ? [person, ...before] : [];
  const hashes = [browser, ...ofPerson].map(({ hash }) => hash);
  const rows = await withTimeout(selectDrafts(db, hashes, lifetimeOf(context)));
  const held = async (current: KeyHolder, all: readonly KeyHolder[]): Promise<HeldDraft<T> | undefined> => {
    const opener = all.find(({ hash }) => rows.some((row) => row.holder_hash === hash));
    const row = rows.find(({ holder_hash }) => holder_hash === opener?.hash);
    if (!row || !opener) return undefined;
    const draft = await decryptRow(context, row, opener);
    const isOld = opener !== current || !current.seal.isNewest(row.wrapped);
    if (!draft || !isOld) return { row, draft };
    const { wrapped } = await keyGrantRow(current, draft, undefined);
    await withTimeout(rewrapStatement(db, row.holder_hash, { hash: current.hash, wrapped }).run());
    return { row: { ...row, holder_hash: current.hash }, draft };
  };
  return { ofBrowser: await held(browser, [browser]), ofPerson: person && (await held(person, ofPerson)) };
}

export async function openDraft<T>(context: DraftContext<T>): Promise<FoundDraft<T>> {
  try {
    if (context.isUnknown) return { is: "unavailable" };
    const { ofBrowser, ofPerson } = await readHeldDrafts(context);
    const { person, cookies } = context;
    const browserDraft = ofBrowser?.draft;
    const isSent = browserDraft?.closesIn !== undefined;
    // A browser's draft is not the person's until they take it along.
    const own = ofPerson ?? (person && !isSent ? undefined : ofBrowser);
    const typedBefore = person && browserDraft && typedBeforeLogin(context, browserDraft, ofPerson);
    if (!own) return { is: "none", typedBefore, cookies };
    if (!own.draft) {
      context.unreadable = own.row.id;
      return { is: "unreadable", cookies };
    }
    const until = markSeen(context, own.row, own === ofPerson);
    return {
      is: "draft",
      draft: { ...own.draft, until },
      isFirstInSession: own === ofPerson && own.row.opened_at < context.sessionStart,
      typedBefore,
      closed: [own.draft, browserDraft].find((draft) => draft?.closesIn !== undefined),
      cookies,
    };
  } catch (error) {
    logFailure(error);
    return { is: "unavailable" };
  }
}

export const isReplaceable = <T>({ of }: DraftContext<T>, ofPerson: HeldDraft<T> | undefined): boolean =>
  ofPerson === undefined ||
  (ofPerson.draft !== undefined &&
    (ofPerson.draft.closesIn !== undefined || of.isEmpty(ofPerson.draft.content)));

const hasContent = <T>({ of }: DraftContext<T>, draft: Draft<T>): boolean =>
  draft.closesIn === undefined && !of.isEmpty(draft.content);

const typedBeforeLogin = <T>(
  context: DraftContext<T>,
  begun: Draft<T>,
  ofPerson: HeldDraft<T> | undefined,
): Draft<T> | undefined => (begun.id !== ofPerson?.row.id && hasContent(context, begun) ? begun : undefined);

export async function takeOver<T>(
  { db, person, browser, now }: DraftContext<T>,
  draft: Draft<T>,
  inPlaceOf: string | undefined,
): Promise<boolean> {
  if (!person) return false;
  try {
    const row = await keyGrantRow(person, draft, undefined);
    return await withTimeout(takeOverGrant(db, row, draft.id, { browserHash: browser.hash, inPlaceOf, now }));
  } catch (error) {
    logFailure(error);
    return false;
  }
}

function markSeen<T>(
  { db, of, sessionStart, now, afterwards }: DraftContext<T>,
  row: DraftRow,
  isPersons: boolean,
): number | undefined {
  const { holder_hash, expires_at, opened_at, closes_in } = row;
  const end = now + (of.ages?.browser ?? browserAge);
  const isLonger = !isPersons && closes_in === null && end - (expires_at ?? end) >= seenInterval;
  const isFirst = isPersons && opened_at < sessionStart;
  if (isLonger || isFirst)
    afterwards(extendGrant(db, holder_hash, isLonger ? end : undefined, now).catch(logFailure));
  return isLonger ? end : (expires_at ?? undefined);
}
