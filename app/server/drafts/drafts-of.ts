import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { codesOf, makeCode, openWithCode } from "./codes.ts";
import { type DraftContext, draftContext } from "./context.ts";
import type { Draft, DraftKind, DraftRequest, Drafts } from "./draft.ts";
import { removeDraft, revoke } from "./key-grant-rows.ts";
import { heldDrafts, openDraft, takeOver } from "./open-draft.ts";
import { saveDraft } from "./save-draft.ts";

/**
 * The drafts of a form, for whoever sends a request. A draft is sealed with a key of its own; each of its holders has that key wrapped
 * with something the database does not have: a browser's cookie, a person's log-in (with the secret of this site), or a code with a
 * birth date.
 */
export function draftsOf<T>(facts: DraftRequest, of: DraftKind<T>): Drafts<T> {
  let asked: Promise<DraftContext<T>> | undefined;
  const context = () => {
    asked ??= draftContext(facts, of);
    return asked;
  };
  return {
    open: async () => openDraft(await context()),
    save: async (content, over, options = {}) => saveDraft(await context(), content, over, options),
    async takeOver(draft) {
      const at = await context();
      const held = await heldDrafts(at).catch(logFailure);
      return held ? takeOver(at, draft, held.ofPerson?.row.id) : false;
    },
    revoke: async (draft) => isDone(await context(), draft, revoke),
    remove: async (draft) => isDone(await context(), draft, removeDraft),
    makeCode: async (draft, birthDate) => makeCode(await context(), draft, birthDate),
    codesOf,
    openWithCode: async (typed, birthDate, { isInPlace = false } = {}) =>
      openWithCode(await context(), typed, birthDate, isInPlace),
  };
}

async function isDone<T>(
  { db, browser, person }: DraftContext<T>,
  { id }: Draft<T>,
  act: typeof removeDraft,
): Promise<boolean> {
  try {
    await withTimeout(act(db, id, [browser.hash, person?.hash ?? ""]));
    return true;
  } catch (error) {
    logFailure(error);
    return false;
  }
}
