import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { codesOf, makeCode, openWithCode } from "./codes.ts";
import { type Desk, deskFor } from "./context.ts";
import type { Draft, DraftFacts, Drafts, DraftsOf } from "./draft.ts";
import { letGo, removeDraft } from "./key-grant-rows.ts";
import { openDraft, takeOver, whatIsHeld } from "./open-draft.ts";
import { saveDraft } from "./save-draft.ts";

/**
 * The drafts of a form, for whoever sends a request. A draft is sealed with a key of its own; each of its holders has that key wrapped
 * with something the database does not have: a browser's cookie, a person's log-in (with the secret of this site), or a code with a
 * birth date.
 */
export function draftsOf<T>(facts: DraftFacts, of: DraftsOf<T>): Drafts<T> {
  let asked: Promise<Desk<T>> | undefined;
  const desk = () => {
    asked ??= deskFor(facts, of);
    return asked;
  };
  return {
    open: async () => openDraft(await desk()),
    save: async (content, over, options = {}) => saveDraft(await desk(), content, over, options),
    async take(draft) {
      const at = await desk();
      const held = await whatIsHeld(at).catch(logFailure);
      return held ? takeOver(at, draft, held.ofPerson?.row.id) : false;
    },
    letGo: async (draft) => isDone(await desk(), draft, letGo),
    remove: async (draft) => isDone(await desk(), draft, removeDraft),
    makeCode: async (draft, birthDate) => makeCode(await desk(), draft, birthDate),
    codesOf,
    openWithCode: async (typed, birthDate, { isInPlace = false } = {}) =>
      openWithCode(await desk(), typed, birthDate, isInPlace),
  };
}

async function isDone<T>(
  { db, browser, person }: Desk<T>,
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
