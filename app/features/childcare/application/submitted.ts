import { orUndo } from "#app/server/all-or-nothing.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ApplicationRow, statusStatement } from "./application-row.ts";
import type { Contact } from "./contact.ts";
import { queueMailsStatement, toParent } from "./queue-mails.ts";

/** That the agency has it, with the mail that says so, as one batch: undone where it was recorded before. */
export async function submittedStatements(
  { account: { db, now }, site: { seal } }: Visit,
  { id }: Pick<ApplicationRow, "id">,
  personId: string,
  contact: Contact,
): Promise<D1PreparedStatement[]> {
  return [
    statusStatement(db, id, "send-to-agency", now),
    orUndo(db),
    await queueMailsStatement(db, seal, personId, [toParent(contact, { what: "submitted" })], now),
  ];
}
