import { may, readApplication } from "#app/features/childcare-application/index.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Admission } from "#app/wizard/service.ts";
import { pages } from "./pages.ts";
import type { SavedApplication } from "./saved-application.ts";

interface Kept {
  saved: SavedApplication;
  draft: Draft<SavedApplication> | undefined;
}

/** The status says what may be edited (spec 3 section 4); without an application the questions in front of it come first. */
export async function admit(
  { saved, draft }: Kept,
  { account: { db } }: Pick<Visit, "account">,
): Promise<Admission> {
  const row = draft && saved.application && (await readApplication(db, { draftId: draft.id }));
  if (!row) return { is: "elsewhere", to: pages.eligibility };
  const { status } = row;
  if (!may(status, "edit"))
    return { is: "elsewhere", to: status === "SUBMITTED" ? pages.sent : pages.landing };
  return {
    is: "open",
    status,
    locked: may(status, "edit-children") ? [] : ["dependent-children"],
  };
}
