import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import { jsonAnswer } from "#app/wizard/form-api/json-answer.ts";
import { loadState } from "#app/wizard/state.ts";
import { beginApplication } from "../eligibility/begin-application.ts";
import { begunApplication } from "../eligibility/begun-application.ts";
import { applicationJson } from "../payload/application-json.ts";
import { supervisorSectionsSoFar } from "../payload/supervisor-sections.ts";
import { childcareSubsidy } from "../service.ts";
import { unavailable, withoutPerson } from "./json-answer.ts";
import { tagOf } from "./version-tag.ts";

const notRetrieved = "There was a problem retrieving this application.";
const notCreated = "There was an error creating a new application.";

/** GET /api/v1/application/status: null means no application. */
export async function readStatus(_request: Request, visit: Visit): Promise<Response> {
  const begun = await begunApplication(visit);
  if (begun?.is === "unknown") return unavailable();
  return withoutPerson(visit) ?? jsonAnswer(200, { status: statusOf(begun) });
}

/** POST /api/v1/application/, without a body: 400 where there is one already. */
export async function createApplication(_request: Request, visit: Visit): Promise<Response> {
  const refused = withoutPerson(visit);
  if (refused) return refused;
  const begun = await beginApplication(visit);
  if (begun.is === "failed") return unavailable(notCreated);
  return begun.is === "exists"
    ? jsonAnswer(400, { detail: "There is an application already." }, begun.cookies)
    : jsonAnswer(201, { status: "NEW" }, begun.cookies);
}

/** GET /api/v1/application/. */
export async function readApplication(_request: Request, visit: Visit): Promise<Response> {
  const refused = withoutPerson(visit);
  if (refused) return refused;
  const { missing, draft, saved, progress, status, cookies } = await loadState(childcareSubsidy, visit);
  if (missing === "drafts") return unavailable(notRetrieved);
  if (!draft || status === undefined)
    return jsonAnswer(200, { status: null, step: null, application: null }, cookies);
  const { answers } = progress;
  const sections = await supervisorSectionsSoFar(visit, saved.application?.id ?? "", saved, answers).catch(
    logFailure,
  );
  if (!sections) return unavailable(notRetrieved);
  return jsonAnswer(
    200,
    { status, step: saved.reached, application: applicationJson(answers, saved.derived, sections) },
    cookies,
    { ETag: tagOf(draft) },
  );
}

function statusOf(begun: Awaited<ReturnType<typeof begunApplication>>): string | null {
  if (begun?.is === "begun") return begun.row.status;
  return begun?.is === "sent" ? "SUBMITTED" : null;
}
