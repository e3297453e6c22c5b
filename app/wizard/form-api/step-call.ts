import type { Draft } from "#app/server/drafts/index.ts";
import type { VisitorCallHandler } from "#app/server/visitor/visitor-api.ts";
import { type SavedStep, saveStep } from "../http/save-step.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { StepInput } from "../save/types.ts";
import type { Service } from "../service.ts";
import { loadState, type WizardState } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";
import { jsonAnswer, tagOf, unavailable, versionIn, withoutPerson } from "./answers.ts";
import { readStepBody } from "./step-body.ts";

interface Details {
  readonly notSaved: string;
  readonly notFound: string;
  readonly notNow: string;
  readonly changed: string;
}

/** Like Next on the step's page. `If-Match` names the version that was read; without it the step is overwritten. */
export const saveStepCall =
  <F extends WizardFacts, S extends SavedForm>(
    service: Service<F, S>,
    details: Details,
  ): VisitorCallHandler =>
  async (request, visit) => {
    const refused = service.requiresPerson ? withoutPerson(visit) : undefined;
    if (refused) return refused;
    const state = await loadState(service, visit);
    if (state.missing) return unavailable(details.notSaved);
    const name = visit.request.path.replace(/\/$/, "").split("/").at(-1) ?? "";
    const found = await findStep(request, state, name, details);
    if (found instanceof Response) return found;
    const press = (now: WizardState<F, S>, version: number) =>
      saveStep(visit, request, now, name, { ...found, version });
    return answerFor(await saveLikeNext(press, state, found.version), details);
  };

async function findStep<F extends WizardFacts, S extends SavedForm>(
  request: Request,
  { wizard, draft, elsewhere, locked, cookies }: WizardState<F, S>,
  name: string,
  details: Details,
): Promise<StepInput | Response> {
  const refuse = (status: number, detail: string) => jsonAnswer(status, { detail }, cookies);
  const step = wizard.steps.find((each) => each.name === name);
  if (!step || elsewhere || !draft) return refuse(404, details.notFound);
  if (locked.includes(name)) return refuse(409, details.notNow);
  const match = request.headers.get("If-Match");
  const version = match === null ? draft.version : versionIn(match);
  if (version === undefined) return refuse(412, details.changed);
  const answers = readStepBody(await request.json().catch(() => undefined), step);
  return answers ? { intent: "next", answers, version } : refuse(400, "This is no form.");
}

/** What a step looks up first, such as a service in the directory, is looked up as often as on its page. */
const mostLookUps = 20;

async function saveLikeNext<F extends WizardFacts, S extends SavedForm>(
  press: (state: WizardState<F, S>, version: number) => Promise<SavedStep<F, S>>,
  state: WizardState<F, S>,
  version: number,
): Promise<SavedStep<F, S>> {
  let saved = await press(state, version);
  for (let left = mostLookUps; isToRepeat(saved.outcome.is) && left > 0; left--)
    saved = await press(saved.state, saved.outcome.draft?.version ?? version);
  return saved;
}

const isToRepeat = (is: string): boolean => is === "done" || is === "more";

function answerFor<F extends WizardFacts, S extends SavedForm>(
  { outcome, state: { cookies } }: SavedStep<F, S>,
  { notSaved, changed }: Details,
): Response {
  const all = [...cookies, ...outcome.cookies];
  const tag: Readonly<Record<string, string>> = outcome.draft
    ? { ETag: tagOf(outcome.draft as Draft<S>) }
    : {};
  const wrong = (errors: object) => jsonAnswer(422, { detail: notSaved, errors }, all, tag);
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
      return wrong(outcome.errors);
    case "done":
      return wrong(outcome.result.errors ?? {});
    case "more":
      return wrong({});
  }
}
