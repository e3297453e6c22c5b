import type { Visit } from "#app/server/visit.ts";
import { jsonAnswer, unavailable, withoutPerson } from "#app/wizard/form-api/answers.ts";
import { loadState } from "#app/wizard/state.ts";
import { type ApplicationStatus, may } from "../../application/states.ts";
import { childcareSubsidy } from "../service.ts";
import { sendToServices } from "../supervisors/send.ts";

const notSubmitted = "There was an error submitting this application.";

/** PUT /api/v1/application/to-supervisor sends what was saved, like the button of the review. */
export async function sendToSupervisors(_request: Request, visit: Visit): Promise<Response> {
  const refused = withoutPerson(visit);
  if (refused) return refused;
  const state = await loadState(childcareSubsidy, visit);
  if (state.missing) return unavailable(notSubmitted);
  const { draft, status, progress, cookies } = state;
  if (!draft || status === undefined) return jsonAnswer(404, { detail: "There is no application." }, cookies);
  if (!may(status as ApplicationStatus, "send-to-supervisors"))
    return jsonAnswer(409, { detail: notSubmitted }, cookies);
  const errors = Object.assign({}, ...progress.steps.map((step) => step.errors));
  if (Object.keys(errors).length > 0) return jsonAnswer(422, { detail: notSubmitted, errors }, cookies);
  switch (await sendToServices({ ...state, draft }, visit)) {
    case "sent":
      return jsonAnswer(200, { status: "PENDING_REVIEW" satisfies ApplicationStatus }, cookies);
    case "changed-meanwhile":
      return jsonAnswer(409, { detail: notSubmitted }, cookies);
    case "failed":
      return unavailable(notSubmitted);
  }
}
