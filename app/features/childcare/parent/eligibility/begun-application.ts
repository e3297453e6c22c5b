import { personAgeOf } from "#app/server/drafts/index.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ApplicationRow, latestApplication } from "../../application/application-row.ts";
import { applicationDrafts, childcareSubsidy } from "../service.ts";

export type BegunApplication =
  | { readonly is: "none" }
  /** @property keptUntil milliseconds since 1970 */
  | { readonly is: "begun"; readonly row: ApplicationRow; readonly keptUntil: number }
  /** @property at milliseconds since 1970; undefined where not yet recorded */
  | { readonly is: "lapsed"; readonly at: number | undefined }
  /** @property at milliseconds since 1970 */
  | { readonly is: "sent"; readonly at: number }
  /** The database cannot be reached. */
  | { readonly is: "unknown" };

/** Two queries. @returns undefined when nobody is logged in */
export async function begunApplication(visit: Visit): Promise<BegunApplication | undefined> {
  const {
    account: { person },
    account,
  } = visit;
  if (!person) return undefined;
  const [found, latest] = await Promise.all([
    applicationDrafts(visit).open(),
    latestApplication(account.db, person.id).catch((error) => {
      logFailure(error, visit.request);
      return "unavailable" as const;
    }),
  ]);
  if (found.is === "unavailable" || latest === "unavailable") return { is: "unknown" };
  if (!latest) return { is: "none" };
  if (latest.status === "SUBMITTED") return { is: "sent", at: latest.changedAt };
  if (latest.status === "LAPSED") return { is: "lapsed", at: latest.changedAt };
  const draft = found.is === "draft" ? found.draft : undefined;
  return draft?.content.application?.id === latest.id
    ? { is: "begun", row: latest, keptUntil: draft.changedAt + personAgeOf(childcareSubsidy.name) }
    : { is: "lapsed", at: undefined };
}
