import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import type { Step } from "#app/forms/declaration.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import type { Errors } from "#app/forms/validate.ts";

interface RenderedWith {
  readonly step: Step;
  readonly answers: Answers;
  readonly earlier: Answers;
}

/** Questions asked now but hidden on the page, where `onServer` and `fromEarlierSteps` used older answers. */
export function newlyVisible(step: Step, typed: Answers, earlier: Answers, rendered: RenderedWith): string[] {
  const wasKnown = { ...rendered.earlier, ...rendered.answers };
  const seen = new Set(prune(rendered.step, typed, {}, wasKnown).questions.map(({ name }) => name));
  return prune(step, typed, earlier)
    .questions.map(({ name }) => name)
    .filter((name) => !seen.has(name));
}

export function errorsInSight(errors: Errors, step: Step, typed: Answers, unseen: readonly string[]): Errors {
  const controls = new Set(
    questionsOf(step, typed)
      .filter(({ name }) => unseen.includes(name))
      .flatMap((question) => [question.name, ...controlsOf(question)]),
  );
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !controls.has(name)));
}
