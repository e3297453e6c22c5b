import { browserAge, childcareAge, closedAge, codeAge, personAge } from "./drafts/ages.ts";
import { pendingInputAge } from "./login/last-person.ts";
import { sessionAge } from "./login/session.ts";
import { linkAge } from "./visitor/email-addresses.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const person = 730 * day;
const counted = 60 * minute;
/** A database can be brought back to any moment of the last 30 days (.github/RUNBOOK.md, Restore). */
export const deletionAge = 35 * day;

export const retention = [
  { id: "people", for: person, after: "last-log-in" },
  { id: "sessions", for: sessionAge, after: "log-in" },
  { id: "pending-addresses", for: linkAge, after: "asking" },
  { id: "set-aside", for: pendingInputAge, after: "typing" },
  { id: "drafts", for: personAge, after: "last-change" },
  { id: "childcare-drafts", for: childcareAge, after: "last-change" },
  { id: "childcare-sent", for: 7 * day, after: "sending" },
  { id: "drafts-of-browsers", for: browserAge, after: "last-request" },
  { id: "drafts-by-code", for: codeAge, after: "asking" },
  { id: "confirmations", for: closedAge, after: "sending" },
  { id: "birth-status-mails", for: 90 * day, after: "asking" },
  { id: "proposals", for: 365 * day, after: "sending" },
  { id: "counts", for: counted, after: "counting" },
  { id: "unknown-words", for: 120 * day, after: "counting" },
  { id: "mails", for: 30 * day, after: "sending" },
  { id: "deletions", for: deletionAge, after: "deleting" },
  { id: "logs", for: 7 * day, after: "counting" },
] as const;

/** All other tables follow (`on delete cascade`). */
export async function deletePerson(db: D1Database, personId: string): Promise<void> {
  await db.prepare("delete from people where id = ?").bind(personId).run();
}
