import { questionsOf } from "#app/forms/questions.ts";
import type { Visit } from "#app/server/visit.ts";
import { nearestOpenStep, type StepState, stepNamed } from "#app/wizard/evaluate.ts";
import { ownAnswers, withStep } from "#app/wizard/own-answers.ts";
import { draw, lead } from "./answer.ts";
import type { KeptRegistration } from "./kept-registration.ts";
import { isRegistered, type Opened, openRegistration, withKept } from "./opened-registration.ts";
import { pages, stepPath } from "./pages.ts";
import { readYesNo } from "./read-answers.ts";
import { behaviours } from "./step-hooks.ts";
import type { StepName } from "./step-names.ts";
import type { Notice, StepPageProps } from "./step-page-props.ts";
import { takeUpAside } from "./take-up-aside.ts";

/** A step as a visitor finds it, or where they are led who cannot open it. */
export async function openStep(request: Request, visit: Visit, name: string): Promise<Response> {
  const found = await reachStep(request, visit, name);
  if (found instanceof Response) return found;
  const { opened, place, notices, conflict, focus } = found;
  const isAbroad = place.number === 1 && readYesNo(opened.kept.answers, "child.bornInNZ") === false;
  if (isAbroad && focus === undefined)
    return draw(visit, { page: "not-born-in-nz", name: place.name as StepName }, { cookies: opened.cookies });
  return draw(
    visit,
    {
      page: "step",
      name: place.name as StepName,
      opened,
      errors: {},
      version: opened.draft?.version ?? 0,
      focus,
      notices,
      conflict,
    },
    { cookies: opened.cookies },
  );
}

/** A step that may be drawn. */
export interface Reached {
  readonly opened: Opened;
  readonly place: StepState;
  readonly notices: readonly Notice[];
  readonly conflict: StepPageProps["conflict"];
  /** The question that the address names, if the step has it. */
  readonly focus: string | undefined;
}

/** Opens what is kept and finds the step, or the answer for who cannot open it. What the step finds out by itself is done. */
export async function reachStep(request: Request, visit: Visit, name: string): Promise<Reached | Response> {
  const read = await openRegistration(visit);
  if (read.lacks)
    return draw(
      visit,
      { page: read.lacks === "lists" ? "unavailable" : "unreachable", name: name as StepName },
      { status: 503, cookies: read.cookies },
    );
  const { opened, step: waiting, conflict } = await takeUpAside(request, visit, read);
  const { cookies } = opened;
  const asked = new URL(request.url).searchParams;
  const first = opened.walk.steps[0]?.name ?? "";
  const wanted = stepNamed(opened.walk, name);
  if (!wanted) return lead(visit, stepPath(first), cookies);
  if (isRegistered(opened) && name !== first) return lead(visit, pages.confirmation, cookies);
  const to =
    waiting ??
    (read.isFirstInSession && !asked.has("saved") ? first : nearestOpenStep(opened.walk, wanted).name);
  if (to !== name) return lead(visit, stepPath(to), cookies);
  const done = await opening(request, visit, opened, wanted);
  if (done instanceof Response) return done;
  const place = stepNamed(done.walk, name) ?? wanted;
  return {
    opened: done,
    place,
    notices: noticesOf(done, visit, asked, waiting !== undefined && !conflict),
    conflict,
    focus: questionsOf(place.step, done.kept.answers).find((each) => each.name === asked.get("focus"))?.name,
  };
}

/** What a step does whenever it is opened. What it finds out is kept, without making open pages out of date. */
async function opening(
  request: Request,
  visit: Visit,
  opened: Opened,
  { name, number, errors }: StepState,
): Promise<Opened | Response> {
  const behaviour = behaviours[name as StepName];

  const { kept, walk, facts, draft, drafts } = opened;
  // As it is declared: what is kept of questions that are not asked at the moment stays in sight.
  const step = opened.wizard.steps[number - 1];
  if (!behaviour?.opening || !step) return opened;
  const done = await behaviour.opening({
    visit,
    request,
    today: facts.today,
    answers: { ...walk.answers, ...ownAnswers(step, kept.answers) },
    derived: kept.derived,
    errors,
  });
  if (done.isPaymentOutstanding) return lead(visit, pages.paymentOutstanding, opened.cookies);
  const answers = done.answers ? withStep(step, kept.answers, done.answers) : kept.answers;
  const now: KeptRegistration = { ...kept, answers, derived: done.derived };
  if (!draft || JSON.stringify(now) === JSON.stringify(kept)) return withKept(opened, now);
  const saved = await drafts.save(now, draft, { isQuiet: true });
  return saved.is === "saved"
    ? {
        ...withKept(opened, saved.draft.content, saved.draft),
        cookies: [...opened.cookies, ...saved.cookies],
      }
    : withKept(opened, now);
}

function noticesOf(opened: Opened, { person }: Visit, asked: URLSearchParams, isBack: boolean): Notice[] {
  return [
    ...(opened.isUnreadable ? (["unreadable"] as const) : []),
    ...(opened.typedBefore ? (["typed-before"] as const) : []),
    ...(isBack ? (["typed-back"] as const) : []),
    ...(asked.has("unsaved") ? (["unsaved"] as const) : []),
    ...(asked.has("over") ? (["over"] as const) : []),
    ...(asked.has("saved") && person && opened.draft && !opened.typedBefore ? (["saved"] as const) : []),
    ...(asked.has("log-in") && !person ? (["log-in"] as const) : []),
  ];
}
