import { isEmail } from "#app/nz/email.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Admission } from "#app/wizard/service.ts";
import { type ApplicationRow, latestApplication, readApplication } from "../application/application-row.ts";
import { contactStatement, openContact } from "../application/contact.ts";
import { may } from "../application/states.ts";
import { pages } from "./pages.ts";
import type { SavedApplication } from "./saved-application.ts";
import { contactOf } from "./supervisors/services-to-ask.ts";

interface Kept {
  saved: SavedApplication;
  draft: Draft<SavedApplication> | undefined;
}

/** The status decides what may be edited; without an application the pre-check comes first. */
export async function admit({ saved, draft }: Kept, visit: Visit): Promise<Admission> {
  const { db } = visit.account;
  const row = draft && saved.application && (await readApplication(db, { draftId: draft.id }));
  if (!row) return { is: "elsewhere", to: await withoutApplication(visit) };
  const { status } = row;
  if (!may(status, "edit"))
    return { is: "elsewhere", to: status === "SUBMITTED" ? pages.sent : pages.landing };
  keepContact(row, saved, visit);
  return {
    is: "open",
    status,
    locked: may(status, "edit-children") ? [] : ["dependent-children"],
  };
}

/** Links in mails lead here long afterwards, so the end of the last application is told first. */
async function withoutApplication({ account, account: { person } }: Visit): Promise<string> {
  const latest = person && (await latestApplication(account.db, person.id));
  if (!latest) return pages.eligibility;
  return latest.status === "SUBMITTED" ? pages.sent : pages.landing;
}

/** Mails go to the address saved last. */
function keepContact(
  { id, contact: sealed }: ApplicationRow,
  { answers }: SavedApplication,
  visit: Visit,
): void {
  const {
    account,
    site: { seal },
    afterwards,
  } = visit;
  const contact = contactOf(answers, visit);
  if (!isEmail(contact.address)) return;
  const keep = async () => {
    const known = await openContact(seal, sealed);
    if (known?.address === contact.address && known.name === contact.name) return;
    await (await contactStatement(account.db, seal, id, contact)).run();
  };
  afterwards(keep().catch(logFailure));
}
