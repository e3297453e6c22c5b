import type { RegistrationStep as StepName } from "#app/features/register-my-baby/service.ts";
import { type Answers, answersTo } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { controlNames } from "#app/wizard/own-answers.ts";
import { birthAnswers } from "./births.ts";
import type { Visitor } from "./client.ts";
import type { Filling, Form } from "./form.ts";
import type { Page } from "./page.ts";
import { placeOf, registration, registrationFacts } from "./registration-steps.ts";

const service = "/register-my-baby";

/** A birth as a visitor of the whole site registers it: in a hospital of the registry's list. */
export const registrationAnswers: Answers = { ...birthAnswers, "birthPlace.hospital": "sample-01" };

/** The step that a page shows, by the last part of its address. */
export const stepOf = ({ address }: Page): string => (address.split("?")[0] ?? "").split("/").at(-1) ?? "";

/** The form of a step with whatever of the answers the page asks for filled in; the rest of it stays as it is. */
export function fillIn(page: Page, answers: Answers): Form<Page> {
  const asked = page.controls();
  const filling = Object.entries(answers).filter(([name]) => asked.has(name));
  return page.form("f").fill(Object.fromEntries(filling) as Filling);
}

/** Sends all of a step at once, as a client does that names no part; what the page shows alone, if no more is answered. */
export function sendStep(page: Page, answers: Answers, intent = "next"): Promise<Page> {
  const step = steps.find(({ name }) => name === stepOf(page));
  const shown = page.controls();
  const others = controlNames(step ?? steps[0]!, answers).filter((name) => !shown.has(name));
  const more = others.flatMap((name) => answersTo(answers, name).map((value) => [name, value] as const));
  const form = fillIn(page, answers);
  return (more.length > 0 ? form.without("_part") : form).submitWith(more, { name: "intent", value: intent });
}

const { steps } = registration(registrationFacts);
const onward = { name: "intent", value: "next" };

/** Tells whether whatever a step asks for is among the answers: what is left out of a whole step is no longer answered. */
function coversStep(name: string, answers: Answers): boolean {
  const { step, answers: own, earlier } = placeOf(name as StepName, answers);
  return prune(step, own, earlier).questions.every(
    ({ name, field, required }) =>
      required !== true || field.parts.some((part) => answersTo(own, name + part).length > 0),
  );
}

/** Sends the part of a step that a page shows, and the parts after it; ends at the next step, or where something is refused. */
export async function goOnByParts(page: Page, answers: Answers): Promise<Page> {
  const next = await fillIn(page, answers).submit(onward);
  const isPart = stepOf(next) === stepOf(page) && next.status === 200 && next.address !== page.address;
  return isPart && next.document.querySelector("#f") ? goOnByParts(next, answers) : next;
}

/** Answers the step that a page shows and presses Next, again where the answers bring further questions. */
export async function goOn(page: Page, answers: Answers): Promise<Page> {
  const form = fillIn(page, answers);
  const next = await (coversStep(stepOf(page), answers) ? sendStep(page, answers) : form.submit(onward));
  const isMore = stepOf(next) === stepOf(page) && next.status === 200 && next.address !== page.address;
  return isMore && next.document.querySelector("#f") ? goOn(next, answers) : next;
}

/**
 * Registers a birth as far as a step, without a script: opens the first one, fills in whatever is asked and presses Next.
 * @returns the page of the step
 * @throws where a step refuses what is answered
 */
export const walkTo = async (visitor: Visitor, answers: Answers, step: string, prefix = ""): Promise<Page> =>
  walkOn(await visitor.visit(`${prefix}${service}/child-details`), answers, step);

/** The same from the page of any step on. */
export async function walkOn(from: Page, answers: Answers, step: string): Promise<Page> {
  let page = from;
  for (let left = 12; stepOf(page) !== step; left--) {
    const next = await goOn(page, answers);
    if (next.status !== 200 || left === 0 || stepOf(next) === stepOf(page))
      throw new Error(`${stepOf(page)} refuses (${next.status}): ${messages(next)}`);
    page = next;
  }
  return page;
}

const messages = (page: Page): string =>
  page
    .errors()
    .map(({ text }) => text)
    .join("; ") || page.text("main").slice(0, 300);
