import type { Answers } from "#app/forms/answers.ts";
import { normaliseAnswers } from "#app/forms/normalise.ts";
import { pickAnswers } from "#app/forms/submission.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { VisitorCallHandler } from "#app/server/visitor/visitor-api.ts";
import { evaluate } from "../evaluate.ts";
import { ownAnswers, withStep } from "../own-answers.ts";
import { versionsOfChange } from "../save/changes.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { Service } from "../service.ts";
import { loadState, type WizardState } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";
import { jsonAnswer, tagOf, unavailable, withoutPerson } from "./answers.ts";
import { type FormBody, readFormBody, treeOf } from "./form-body.ts";

interface ShownForm<F extends WizardFacts, S extends SavedForm> {
  readonly nothing: (state: WizardState<F, S>) => object;
  /** The form in the other side's words; by default the typed answers by question name. */
  readonly shown?: (state: WizardState<F, S>, visit: Visit) => Promise<object | undefined>;
  readonly notRead?: string;
}

const asTyped = ({ content: { reached, answers } }: Draft<SavedForm>) => ({
  step: reached,
  data: treeOf(answers),
});

/** The version is sent as ETag. */
export const readForm =
  <F extends WizardFacts, S extends SavedForm>(
    service: Service<F, S>,
    { nothing, shown, notRead }: ShownForm<F, S>,
  ): VisitorCallHandler =>
  async (_request, visit) => {
    const refused = service.requiresPerson ? withoutPerson(visit) : undefined;
    if (refused) return refused;
    const state = await loadState(service, visit);
    if (state.missing === "drafts") return unavailable(notRead);
    const { draft, status, cookies } = state;
    if (!draft || (service.admit && status === undefined)) return jsonAnswer(200, nothing(state), cookies);
    const body = shown ? await shown(state, visit) : asTyped(draft);
    return body ? jsonAnswer(200, body, cookies, { ETag: tagOf(draft) }) : unavailable(notRead);
  };

const changed = { detail: "The form was changed in another window. Read it again." };

/** `If-Match` names the version that was read, to keep another window's save; without it a form is begun. */
export const saveForm =
  <F extends WizardFacts, S extends SavedForm>(service: Service<F, S>): VisitorCallHandler =>
  async (request, visit) => {
    const state = await loadState(service, visit);
    if (visit.account.sessionState.is === "ended")
      return jsonAnswer(
        403,
        { detail: "Nobody is logged in.", code: "local-timeout" },
        visit.account.staleCookies,
      );
    if (state.missing === "drafts") return unavailable();
    const refused = refusedVersion(request, state.draft);
    if (refused) return refused;
    const body = readFormBody(await request.json().catch(() => undefined), state.wizard);
    if (body.is === "wrong") return jsonAnswer(400, { detail: "This is no form.", unknown: body.unknown });
    return save(state, body);
  };

function refusedVersion(request: Request, draft: Draft<SavedForm> | undefined): Response | undefined {
  const match = request.headers.get("If-Match");
  if (match === null) return draft && jsonAnswer(428, { detail: "Send the ETag of the form as If-Match." });
  return draft && match === tagOf(draft) ? undefined : jsonAnswer(412, changed);
}

type GivenForm = Extract<FormBody, { is: "form" }>;

async function save<F extends WizardFacts, S extends SavedForm>(
  state: WizardState<F, S>,
  body: GivenForm,
): Promise<Response> {
  const { draft, drafts, wizard, saved } = state;
  const content: S = { ...saved, answers: answersFrom(state, body), reached: body.step };
  const version = (draft?.version ?? 0) + 1;
  const result = await drafts.save(
    { ...content, changed: versionsOfChange(wizard, draft?.content, content, version) },
    draft,
  );
  if (result.is === "unavailable") return unavailable();
  if (result.is === "changed-meanwhile") return jsonAnswer(412, changed);
  return jsonAnswer(draft ? 200 : 201, asTyped(result.draft), result.cookies, {
    ETag: tagOf(result.draft),
  });
}

/** Normalised, with the changes one answer makes to others, as when steps are saved one by one. */
function answersFrom<F extends WizardFacts, S extends SavedForm>(
  { wizard, facts, saved }: WizardState<F, S>,
  { given }: GivenForm,
): Answers {
  let answers = saved.answers;
  for (const [index, step] of wizard.steps.entries()) {
    const shown = { saved: saved.answers, isCurrent: true };
    const typed = normaliseAnswers(step, pickAnswers(step, given), shown);
    const progress = evaluate(wizard, answers, facts.language, saved);
    const earlier = progress.steps[index]?.earlier ?? {};
    const before = ownAnswers(step, saved.answers);
    answers = withStep(step, answers, step.onChange?.(typed, before, earlier) ?? typed);
  }
  return answers;
}
