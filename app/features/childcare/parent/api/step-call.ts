import type { Answers } from "#app/forms/answers.ts";
import type { Visit } from "#app/server/visit.ts";
import { jsonAnswer } from "#app/wizard/form-api/json-answer.ts";
import { readStepBody } from "#app/wizard/form-api/step-body.ts";
import { saveStep } from "#app/wizard/http/save-step.ts";
import { loadState } from "#app/wizard/state.ts";
import { type ApplicationState, childcareSubsidy } from "../service.ts";
import { unavailable, withoutPerson } from "./json-answer.ts";
import { tagOf, versionIn } from "./version-tag.ts";

const notSaved = "There was an error saving this step.";
const notNow = "This step cannot be changed while the application has this status.";
/** What a step looks up before it goes on, such as a service in the directory, is looked up as often as on its page. */
const mostLookUps = 20;

/**
 * PUT /api/v1/application/step/{stepName}: like Next on the page of the step. `If-Match` names the version that was
 * read; without it the step is saved over what is there.
 */
export async function saveApplicationStep(request: Request, visit: Visit): Promise<Response> {
  const refused = withoutPerson(visit);
  if (refused) return refused;
  const state = await loadState(childcareSubsidy, visit);
  if (state.missing) return unavailable(notSaved);
  const name = visit.request.path.replace(/\/$/, "").split("/").at(-1) ?? "";
  const step = state.wizard.steps.find((each) => each.name === name);
  if (!step || state.elsewhere || !state.draft)
    return jsonAnswer(404, { detail: "There is no such step, or no application." }, state.cookies);
  if (state.locked.includes(name)) return jsonAnswer(409, { detail: notNow }, state.cookies);
  const match = request.headers.get("If-Match");
  const version = match === null ? state.draft.version : versionIn(match);
  if (version === undefined) return jsonAnswer(412, { detail: changed }, state.cookies);
  const answers = readStepBody(await request.json().catch(() => undefined), step);
  if (!answers) return jsonAnswer(400, { detail: "This is no form." }, state.cookies);
  return answerFor(await saveLikeNext(visit, request, state, name, { answers, version }));
}

async function saveLikeNext(
  visit: Visit,
  request: Request,
  state: ApplicationState,
  name: string,
  { answers, version }: { answers: Answers; version: number },
) {
  let saved = await saveStep(visit, request, state, name, { intent: "next", answers, version });
  for (let left = mostLookUps; isToRepeat(saved.outcome.is) && left > 0; left--) {
    const now = saved.outcome.draft?.version ?? version;
    saved = await saveStep(visit, request, saved.state, name, { intent: "next", answers, version: now });
  }
  return saved;
}

/** The step has looked something up, or asks more than before: what was sent is looked at again. */
const isToRepeat = (is: string): boolean => is === "done" || is === "more";

const changed = "The application was changed in another window. Read it again.";

function answerFor({ outcome, state: { cookies } }: Awaited<ReturnType<typeof saveLikeNext>>): Response {
  const all = [...cookies, ...outcome.cookies];
  const tag: Readonly<Record<string, string>> = outcome.draft ? { ETag: tagOf(outcome.draft) } : {};
  switch (outcome.is) {
    case "moved":
    case "stored":
      return jsonAnswer(200, { step: outcome.content.reached }, all, tag);
    case "conflict":
      return jsonAnswer(412, { detail: changed }, all);
    case "unsaved":
      return unavailable(notSaved);
    case "refused":
    case "checked":
      return jsonAnswer(422, { detail: notSaved, errors: outcome.errors }, all, tag);
    case "done":
      return jsonAnswer(422, { detail: notSaved, errors: outcome.result.errors ?? {} }, all, tag);
    case "more":
      return jsonAnswer(422, { detail: notSaved, errors: {} }, all, tag);
  }
}
