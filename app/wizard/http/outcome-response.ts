import { type PageResult, redirectTo, show, switchLanguage } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { prepareCode } from "../codes/come-back.ts";
import { stepNamed } from "../evaluate.ts";
import type { StepPageProps, WizardPageProps } from "../page/props.ts";
import { partAfterRows } from "../parts.ts";
import type { SavedForm } from "../save/saved-form.ts";
import { comeBackPath, landingPath, stepPath } from "../service.ts";
import type { WizardFacts } from "../wizard.ts";
import { showClosed } from "./closed.ts";
import type { HandledAction } from "./save-step.ts";

type Answer<F extends WizardFacts, S extends SavedForm> = PageResult<WizardPageProps<F, S>> | Response;

type ShowStep<F extends WizardFacts, S extends SavedForm> = (
  status: number,
  more?: Partial<StepPageProps<F, S>>,
  retryAfter?: number,
) => Answer<F, S>;

export async function toResponse<F extends WizardFacts, S extends SavedForm>(
  handled: HandledAction<F, S>,
  visit: Visit,
): Promise<Answer<F, S>> {
  const { step, input, state, outcome } = handled;
  const cookies = [...state.cookies, ...outcome.cookies];
  const closed = whileClosed(handled, visit, cookies);
  if (closed) return closed;
  const showStep: ShowStep<F, S> = (status, more = {}, retryAfter) =>
    show<StepPageProps<F, S>>(
      {
        page: "step",
        step,
        part: input.part,
        state,
        errors: {},
        version: outcome.draft?.version ?? 0,
        notices: [],
        ...more,
      },
      { status, cookies, retryAfter },
    );
  return answerTo(handled, visit, cookies, showStep);
}

function whileClosed<F extends WizardFacts, S extends SavedForm>(
  { step, input, state, outcome }: HandledAction<F, S>,
  visit: Visit,
  cookies: readonly string[],
): Answer<F, S> | undefined {
  if (outcome.is !== "stored") return undefined;
  const { service, outage } = state;
  if (outage && !staysOpen.has(input.intent))
    return showClosed({
      service,
      visit,
      path: stepPath(service, step, undefined, { part: input.part }),
      outage,
      isKept: true,
      cookies,
    });
  if (state.missing !== "lists") return undefined;
  return show({ page: "unavailable", service, step, isSaved: true }, { status: 503, cookies });
}

async function answerTo<F extends WizardFacts, S extends SavedForm>(
  handled: HandledAction<F, S>,
  visit: Visit,
  cookies: readonly string[],
  showStep: ShowStep<F, S>,
): Promise<Answer<F, S>> {
  const { step, input, state, outcome } = handled;
  const { part } = input;
  const here = (focus: string | undefined) =>
    redirectTo(visit, stepPath(state.service, step, focus, { part }), cookies);
  switch (outcome.is) {
    case "moved":
      return redirectTo(
        visit,
        outcome.to ? pathTo(handled, outcome.to.name, outcome.part) : donePath(handled),
        cookies,
      );
    case "stored":
      return afterSaving(handled, visit, cookies, () => showStep(200));
    case "more":
      return here(outcome.focus);
    case "checked":
      return showStep(200, { errors: outcome.errors });
    case "refused":
      return showStep(422, {
        errors: outcome.errors,
        part: outcome.part,
        notices: outcome.part !== part && hasExpired(handled) ? ["over"] : [],
      });
    case "conflict":
      return showStep(409, { conflict: { differences: outcome.differences, intent: input.intent } });
    case "unsaved": {
      const version = outcome.draft?.version ?? input.version;
      const { errors, because } = outcome;
      if (because?.is === "too-long") return showStep(422, { errors, notices: ["too-long"], version });
      const wait = because?.wait;
      return showStep(wait ? 429 : 503, { errors, notices: ["unsaved"], version }, wait);
    }
    case "done": {
      const { result, focus } = outcome;
      const { errors = {}, wait } = result;
      if (result.redirectTo) return redirectTo(visit, result.redirectTo, cookies);
      if (wait !== undefined) return showStep(429, { errors, focus }, wait);
      return Object.keys(errors).length > 0 ? showStep(422, { errors, focus }) : here(focus);
    }
  }
}

/** Allowed in an outage: the other language and codes lead nowhere else. */
const staysOpen: ReadonlySet<string> = new Set(["language", "save-and-come-back"]);

const donePath = ({ state: { service }, input }: HandledAction): string =>
  input.intent === "back" ? landingPath(service) : (service.donePath ?? landingPath(service));

function pathTo(handled: HandledAction, to: string, part: number | undefined): string {
  const { step, state } = handled;
  const isStart = to === state.progress.steps[0]?.name && to !== step;
  return stepPath(state.service, to, undefined, {
    part,
    over: isStart && hasExpired(handled) ? "yes" : undefined,
  });
}

const hasExpired = ({ input, outcome }: HandledAction): boolean =>
  input.version > 0 && outcome.draft?.version === 1;

async function afterSaving<A>(
  { step, input, state, outcome }: HandledAction,
  visit: Visit,
  cookies: readonly string[],
  again: () => A,
): Promise<A | Response> {
  const { service } = state;
  const [verb = "", target = "", question] = input.intent.split(":");
  const here = (query: Readonly<Record<string, string>> = {}) =>
    stepPath(service, step, undefined, { ...query, part: input.part });
  switch (verb) {
    case "language":
      return switchLanguage(visit, here(), cookies);
    case "save-draft":
      return redirectTo(visit, here({ [visit.account.person ? "saved" : "log-in"]: "yes" }), cookies);
    case "save-and-come-back":
      if (outcome.draft) await prepareCode(state, outcome.draft);
      return redirectTo(visit, comeBackPath(service), cookies);
    case "go": {
      const wanted = stepNamed(state.progress, target);
      return wanted ? redirectTo(visit, stepPath(service, wanted.name, question), cookies) : again();
    }
    case "add":
    case "remove": {
      const wanted = stepNamed(state.progress, step);
      const part =
        (wanted && partAfterRows({ ...wanted, answers: state.saved.answers }, input.intent)) ?? input.part;
      return redirectTo(visit, stepPath(service, step, undefined, { part }), cookies);
    }
    case "keep":
      return again();
    default:
      return redirectTo(visit, here(), cookies);
  }
}
