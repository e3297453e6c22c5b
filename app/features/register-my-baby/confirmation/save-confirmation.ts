import { readDay } from "#app/forms/read-answers.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import { keptForOthers, tellOthers } from "../born-together/next-registration.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { emptyRegistration } from "../saved-registration.ts";
import type { RegistrationState } from "../service.ts";
import type { Confirmation } from "./confirmation.ts";
import { confirmationAge } from "./payment-window.ts";

const tries = 4;

/** One write replaces all answers, except what the next child shares. True also when another window was faster. */
export async function saveConfirmation(
  { drafts, draft, saved: form, progress }: RegistrationState & { draft: Draft<SavedRegistration> },
  confirmation: Confirmation,
): Promise<{ isSaved: boolean; cookies: readonly string[] }> {
  const kept = keptForOthers(confirmation, { saved: form, progress });
  const content: SavedRegistration = { ...emptyRegistration, confirmation, ...kept };
  const born = readDay(progress.answers, "child.birthDate");
  let over = draft;
  for (let left = tries; left > 0; left--) {
    const saved = await drafts.save(content, over, { closesIn: confirmationAge(confirmation) });
    if (saved.is === "saved") {
      if (born) await drafts.makeCode(saved.draft, born);
      await tellOthers(drafts, saved.draft);
      return { isSaved: true, cookies: saved.cookies };
    }
    const found = saved.is === "changed-meanwhile" ? await drafts.open() : undefined;
    if (found?.is !== "draft") break;
    if (found.closed?.id === draft.id) return { isSaved: true, cookies: found.cookies };
    // Another window saved a step after the birth was registered: its answers no longer count.
    over = found.draft;
  }
  return { isSaved: false, cookies: [] };
}
