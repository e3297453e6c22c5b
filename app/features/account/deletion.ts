import { json, redirect } from "@remix-run/cloudflare";
import { address } from "#app/i18n/languages.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import { logFailure } from "#app/server/log.ts";
import { showLoggedOut } from "#app/server/login/show-logged-out.ts";
import { deletePerson } from "#app/server/retention.ts";
import type { Visit } from "#app/server/visit.ts";
import { forgetting } from "#app/server/visitor/quick-exit.ts";
import type { DeletionPageProps } from "./deletion-page.tsx";
import { personalisationOf } from "./personalisation.ts";
import { aroundOf } from "./returning.ts";

/** Asks whether everything about the visitor is to be deleted. */
export async function openDeletion(visit: Visit): Promise<null> {
  visit.model = { known: await personalisationOf(visit) } satisfies DeletionPageProps;
  return null;
}

/** Deletes what the server keeps of the person who is logged in, and what this browser keeps of whoever uses it. */
export async function submitDeletion(request: Request, visit: Visit): Promise<Response> {
  const { isOfPerson } = aroundOf(
    await request.formData().catch(() => {
      throw new Response(null, { status: 400 });
    }),
  );
  // Whom to delete is known only while they are logged in: nothing is said to be deleted that is not.
  if (visit.account.sessionState.is === "unknown") return notDeleted(visit);
  if (isOfPerson && !visit.person) {
    showLoggedOut(visit);
    await openDeletion(visit);
    return json(null, { status: 403 });
  }
  try {
    if (visit.person) await deletePerson(visit.account.db, visit.person.id);
  } catch (error) {
    logFailure(error, visit);
    return notDeleted(visit);
  }
  const headers = setCookieHeaders(forgetting());
  headers.set("Clear-Site-Data", '"cache", "storage"');
  return redirect(`${address(visit.language, "/profile")}?deleted=1`, { status: 303, headers });
}

async function notDeleted(visit: Visit): Promise<Response> {
  visit.model = { known: await personalisationOf(visit), hasFailed: true } satisfies DeletionPageProps;
  return json(null, { status: 503 });
}
