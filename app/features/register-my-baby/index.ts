import type { Answers } from "#app/forms/answers.ts";
import type { Visit } from "#app/server/visit.ts";
import { registrationDrafts } from "./service.ts";

export { tellOfStatus } from "./status/status-mails.ts";

/** Only a registration kept with this person's log-in, never one begun in this browser alone. */
export async function answersOfRegistration(visit: Visit): Promise<Answers | undefined> {
  if (!visit.account.person) return undefined;
  const found = await registrationDrafts(visit).open();
  const isOwn = found.is === "draft" && found.draft.until === undefined;
  return isOwn && found.draft.content.confirmation === undefined ? found.draft.content.answers : undefined;
}
