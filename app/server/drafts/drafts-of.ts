import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { beginWithCode, codesOf, makeCode, openWithCode, readByCode } from "./codes.ts";
import { type DraftContext, draftContext } from "./context.ts";
import type { Draft, DraftKind, DraftRequest, Drafts, FoundDraft } from "./draft.ts";
import { deleteDraft, deleteGrants } from "./key-grant-rows.ts";
import { beginLinked, linkTo, openAllLinked, openLinked } from "./linked-drafts.ts";
import type { DraftObjects } from "./objects.ts";
import { openDraft, readHeldDrafts, takeOver } from "./open-draft.ts";
import { saveDraft } from "./save-draft.ts";
import { bringBack, inBrowser, setAside } from "./set-aside.ts";

/** Each draft has its own key; each holder has it wrapped with something the database lacks (README.md). */
export function draftsOf<T>(facts: DraftRequest, of: DraftKind<T>): Drafts<T> {
  let asked: Promise<DraftContext<T>> | undefined;
  const context = () => {
    asked ??= draftContext(facts, of);
    return asked;
  };
  return {
    open: async () => (of.opened ? openAgain(await context(), of.opened) : openDraft(await context())),
    save: async (content, over, options = {}) => saveDraft(await context(), content, over, options),
    async takeOver(draft) {
      const at = await context();
      const held = await readHeldDrafts(at).catch(logFailure);
      return held ? takeOver(at, draft, held.ofPerson?.row.id) : false;
    },
    revoke: async (draft) => succeeded(await context(), draft, deleteGrants),
    inBrowser: async () => inBrowser(await context()),
    setAside: async (draft) => setAside(await context(), draft),
    bringBack: async (id) => (of.opened ? false : bringBack(await context(), id)),
    remove: async (draft) => succeeded(await context(), draft, deleteDraft),
    makeCode: async (draft, birthDate) => makeCode(await context(), draft, birthDate),
    codesOf,
    openWithCode: async (typed, birthDate, { isInPlace = false } = {}) =>
      openWithCode(await context(), typed, birthDate, isInPlace),
    beginWithCode: async (content, birthDate) => beginWithCode(await context(), content, birthDate),
    readByCode: async (typed) => readByCode(await context(), typed),
    openLinked: async (link) => openLinked(await context(), link),
    openAllLinked: async (links) => openAllLinked(await context(), links),
    beginLinked: async (contents) => beginLinked(await context(), contents),
  };
}

async function openAgain<T>(context: DraftContext<T>, opened: Draft<T>): Promise<FoundDraft<T>> {
  const isFirst = !seen.has(opened);
  seen.add(opened);
  const found = isFirst ? { is: "draft" as const, draft: opened } : await openLinked(context, linkTo(opened));
  if (found.is === "unavailable") return found;
  if (found.is === "none") return { is: "none", typedBefore: undefined, cookies: [] };
  const { draft } = found;
  const closed = draft.closesIn === undefined ? undefined : draft;
  return {
    is: "draft",
    draft: { ...draft, until: undefined },
    isFirstInSession: false,
    typedBefore: undefined,
    closed,
    cookies: [],
  };
}

const seen = new WeakSet<object>();

async function succeeded<T>(
  { db, browser, person, objects, afterwards }: DraftContext<T>,
  { id, place }: Draft<T>,
  act: typeof deleteDraft,
): Promise<boolean> {
  try {
    await withTimeout(act(db, id, [browser.hash, person?.hash ?? ""]));
    if (place !== undefined) afterwards(endUnheld(db, objects, id, place).catch(logFailure));
    return true;
  } catch (error) {
    logFailure(error);
    return false;
  }
}

/** Another holder may have it still. */
async function endUnheld(
  db: D1Database,
  objects: DraftObjects | undefined,
  id: string,
  place: string,
): Promise<void> {
  const isThere = await db.prepare("select 1 from drafts where id = ?").bind(id).first();
  if (!isThere) await objects?.end(place);
}
