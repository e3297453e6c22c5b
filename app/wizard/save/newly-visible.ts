import type { Answers } from "#app/forms/answers.ts";
import type { Condition } from "#app/forms/condition.ts";
import type { Step } from "#app/forms/declaration.ts";
import { prune } from "#app/forms/prune.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { mapConditions } from "#app/forms/simplify.ts";
import type { Errors } from "#app/forms/validate.ts";

/** What a page was drawn with. */
interface RenderedWith {
  /** Answers to the step as they were kept then. */
  readonly answers: Answers;
  /** Answers of the steps before it with what was derived, as they were then. */
  readonly earlier: Answers;
}

/**
 * Questions that are asked by what was sent, or by what was found out since, but were not in sight on the page it was sent from: what
 * only the server can tell (`told`, `given`) was told by the page's own answers. Nobody is blamed for not having answered them.
 *
 * @param typed answers to the step as they were sent
 * @param earlier answers of the steps before it with what is derived, as they are now
 * @returns names, in the order of the page
 */
export function newlyVisible(step: Step, typed: Answers, earlier: Answers, drawn: RenderedWith): string[] {
  const wasKnown = { ...drawn.earlier, ...drawn.answers };
  const asDrawn = mapConditions(step, (condition) => holdsOnServer(condition, wasKnown));
  const seen = new Set(prune(asDrawn, typed).questions.map(({ name }) => name));
  return prune(step, typed, earlier)
    .questions.map(({ name }) => name)
    .filter((name) => !seen.has(name));
}

const holdsOnServer = (condition: Condition, known: Answers): boolean | undefined =>
  condition.op === "fromEarlierSteps" || condition.op === "onServer" ? condition.holds(known) : undefined;

/** Faults without those of questions that nobody has seen yet. */
export function errorsInSight(errors: Errors, step: Step, typed: Answers, unseen: readonly string[]): Errors {
  const controls = new Set(
    questionsOf(step, typed)
      .filter(({ name }) => unseen.includes(name))
      .flatMap((question) => [question.name, ...controlsOf(question)]),
  );
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !controls.has(name)));
}
