import { deleteForGood } from "#app/server/deletions.ts";
import { readForm } from "#app/server/http/form-data.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResponse, type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { clearCookies } from "#app/server/visitor/quick-exit.ts";
import { personalisationOf } from "../personalisation.ts";
import { formContext } from "../returning.ts";
import type { DeletionPageProps } from "./deletion-page.tsx";

export const openDeletion = async (visit: Visit): Promise<PageResult<DeletionPageProps>> =>
  show({ known: await personalisationOf(visit) });

export async function submitDeletion(
  visit: Visit,
  request: Request,
): Promise<PageResponse<DeletionPageProps>> {
  const { isOfPerson } = formContext(await readForm(request));
  // Without the session the person is unknown: never claim a deletion that did not happen.
  if (visit.account.sessionState.is === "unknown") return notDeleted(visit);
  if (isOfPerson && !visit.account.person)
    return show({ known: await personalisationOf(visit) }, { status: 403, page: { isLoggedOut: true } });
  try {
    const { db, person } = visit.account;
    if (person) await deleteForGood(db, visit.neighbours.bucket, person.id);
  } catch (error) {
    logFailure(error, visit.request);
    return notDeleted(visit);
  }
  const answer = redirectTo(visit, "/profile?deleted=1", clearCookies());
  answer.headers.set("Clear-Site-Data", '"cache", "storage"');
  return answer;
}

const notDeleted = async (visit: Visit): Promise<PageResult<DeletionPageProps>> =>
  show({ known: await personalisationOf(visit), hasFailed: true }, { status: 503 });
