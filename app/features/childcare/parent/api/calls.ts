import { issueFormToken } from "#app/server/csrf/form-token.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import type { VisitorCalls } from "#app/server/visitor/visitor-api.ts";
import { jsonAnswer, unavailable, withoutPerson } from "#app/wizard/form-api/answers.ts";
import { readForm } from "#app/wizard/form-api/form-calls.ts";
import { saveStepCall } from "#app/wizard/form-api/step-call.ts";
import { beginApplication } from "../eligibility/begin-application.ts";
import { begunApplication } from "../eligibility/begun-application.ts";
import { applicationJson } from "../payload/application-json.ts";
import { supervisorSectionsSoFar } from "../payload/supervisor-sections.ts";
import { type ApplicationState, childcareSubsidy } from "../service.ts";
import { childIdsOf } from "../supervisors/services-to-ask.ts";
import { sendToSupervisors } from "./to-supervisor-call.ts";

/** The application in the agency's words, and single steps by the names of their questions. */
export const applicationCalls = {
  "/api/v1/session": { GET: readSession },
  "/api/v1/application/status": { GET: readStatus },
  "/api/v1/application": {
    GET: readForm(childcareSubsidy, {
      nothing: () => ({ status: null, step: null, application: null }),
      shown: shownApplication,
      notRead: "There was a problem retrieving this application.",
    }),
    POST: createApplication,
  },
  "/api/v1/application/to-supervisor": { PUT: sendToSupervisors },
  "/api/v1/application/step/:stepName": {
    PUT: saveStepCall(childcareSubsidy, {
      notFound: "There is no such step, or no application.",
      notNow: "This step cannot be changed while the application has this status.",
      notSaved: "There was an error saving this step.",
      changed: "The application was changed in another window. Read it again.",
    }),
  },
} as const satisfies VisitorCalls;

async function shownApplication({ saved, status, progress }: ApplicationState, visit: Visit) {
  const { answers } = progress;
  const sections = await supervisorSectionsSoFar(visit, saved.application?.id ?? "", saved, answers).catch(
    (error) => void logFailure(error),
  );
  return (
    sections && {
      status,
      step: saved.reached,
      application: applicationJson(answers, saved.derived, {
        sections,
        childIds: await childIdsOf(saved.application?.id ?? "", answers),
      }),
    }
  );
}

/** Whether somebody is logged in. It also sets the cookie of the anti-forgery header. */
async function readSession(_request: Request, { account, request, site }: Visit): Promise<Response> {
  if (account.sessionState.is === "unknown") return unavailable();
  const { cookie, readable } = await issueFormToken(request.cookies, site.seal, request.now.getTime());
  const cookies = [cookie, readable, ...account.staleCookies].flatMap((each) => each ?? []);
  return jsonAnswer(200, [{ realme_auth: account.person ? "Success" : "None" }], cookies);
}

/** Null means no application. */
async function readStatus(_request: Request, visit: Visit): Promise<Response> {
  const begun = await begunApplication(visit);
  if (begun?.is === "unknown") return unavailable();
  return withoutPerson(visit) ?? jsonAnswer(200, { status: statusOf(begun) });
}

function statusOf(begun: Awaited<ReturnType<typeof begunApplication>>): string | null {
  if (begun?.is === "begun") return begun.row.status;
  return begun?.is === "sent" ? "SUBMITTED" : null;
}

async function createApplication(_request: Request, visit: Visit): Promise<Response> {
  const refused = withoutPerson(visit);
  if (refused) return refused;
  const begun = await beginApplication(visit);
  if (begun.is === "failed") return unavailable("There was an error creating a new application.");
  return begun.is === "exists"
    ? jsonAnswer(400, { detail: "There is an application already." }, begun.cookies)
    : jsonAnswer(201, { status: "NEW" }, begun.cookies);
}
