import type { Answers } from "#app/forms/answers.ts";
import type { Visit } from "#app/server/visit.ts";
import { insertApplicationStatement } from "../../application/application-row.ts";
import { emptyApplication } from "../saved-application.ts";
import { applicationDrafts } from "../service.ts";

export type Begun =
  | { readonly is: "begun" | "exists"; readonly cookies: readonly string[] }
  | { readonly is: "failed" };

/** An existing application is kept, however often the button is pressed. @param taken answers to take over */
export async function beginApplication(visit: Visit, taken: Answers = {}): Promise<Begun> {
  const {
    account: { person },
    account,
  } = visit;
  if (!person) return { is: "failed" };
  const drafts = applicationDrafts(visit);
  const found = await drafts.open();
  if (found.is === "unavailable") return { is: "failed" };
  const draft = found.is === "draft" ? found.draft : undefined;
  if (draft?.content.application) return { is: "exists", cookies: found.cookies };
  const id = crypto.randomUUID();
  const content = draft?.content ?? { ...emptyApplication, answers: taken };
  const saved = await drafts.save({ ...content, application: { id } }, draft, {
    also: (made) => [
      insertApplicationStatement(account.db, { id, personId: person.id, draftId: made.id }, account.now),
    ],
  });
  switch (saved.is) {
    case "saved":
      return { is: "begun", cookies: [...found.cookies, ...saved.cookies] };
    case "changed-meanwhile":
      return { is: "exists", cookies: found.cookies };
    case "unavailable":
      return { is: "failed" };
  }
}
