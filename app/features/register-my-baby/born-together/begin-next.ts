import type { Draft, FoundDraft } from "#app/server/drafts/index.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ConfirmationAnswer, showConfirmation } from "../confirmation/registered.ts";
import { pages, stepPath } from "../pages.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { registrationDrafts } from "../service.ts";
import { nextRegistration } from "./next-registration.ts";

const form = stepPath("child-details");
const tries = 3;

/** However often the button is pressed, the next form is begun once and never replaces another. */
export async function beginNextChild(visit: Visit): Promise<ConfirmationAnswer> {
  const drafts = registrationDrafts(visit);
  for (let left = tries; left > 0; left--) {
    const found = await drafts.open();
    if (found.is === "unavailable") break;
    const { cookies } = found;
    const { open, registered } = draftsIn(found);
    if (open?.content.bornTogether?.length) return redirectTo(visit, form, cookies);
    if (open)
      return showConfirmation({ page: "another-form", changedAt: open.changedAt }, { status: 409, cookies });
    const next = registered && nextRegistration(registered);
    if (!next) return redirectTo(visit, registered ? pages.confirmation : pages.continue, cookies);
    const begun = await drafts.save(next, undefined);
    if (begun.is === "saved") return redirectTo(visit, form, begun.cookies);
    if (begun.is === "unavailable") break;
  }
  return showConfirmation({ page: "out-of-reach" }, { status: 503 });
}

interface HeldRegistrations {
  open: Draft<SavedRegistration> | undefined;
  registered: Draft<SavedRegistration> | undefined;
}

function draftsIn(found: FoundDraft<SavedRegistration>): HeldRegistrations {
  if (found.is !== "draft") return { open: undefined, registered: undefined };
  const { draft, closed } = found;
  const isBegun = draft.closesIn === undefined && draft.content.confirmation === undefined;
  return { open: isBegun ? draft : undefined, registered: closed };
}
