import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { controlsOf, type Question, questionsOf } from "#app/forms/questions.ts";
import { rowCountName, rowsOfStep } from "#app/forms/rows-state.ts";
import { evaluate, type StepState } from "#app/wizard/evaluate.ts";
import { dayAnswers } from "../../../../tests/support/births.ts";
import { coupleAnswers } from "../../../../tests/support/childcare-answers.ts";
import { application, applicationFacts } from "../../../../tests/support/childcare-steps.ts";
import type { ApplicationStep as StepName } from "./service.ts";

const wizard = application(applicationFacts);
/** As many rows as the couple has. */
const questions = wizard.steps.flatMap((step) => questionsOf(step, coupleAnswers));
const nonsense = [
  "__proto__",
  "\u202enam\u0000e",
  "'; drop table drafts --",
  "<script>",
  "-1",
  "true",
  "no",
  "👶",
];

const typed: fc.Arbitrary<Answers> = fc
  .tuple(
    ...questions.flatMap((question) =>
      controlsOf(question).map((name) =>
        fc
          .oneof(
            { weight: 3, arbitrary: fc.constantFrom(...(question.field.options ?? ["Rangi"])) },
            { weight: 1, arbitrary: fc.constantFrom(...nonsense) },
            { weight: 1, arbitrary: fc.constant(["2", "1"]) },
            { weight: 2, arbitrary: fc.constant("") },
            { weight: 3, arbitrary: fc.constant(coupleAnswers[name] ?? "") },
          )
          .map((value): [string, Answers[string]] => [name, value]),
      ),
    ),
  )
  .map((entries) => Object.fromEntries(entries));

const askedIn = ({ step, earlier }: StepState, answers: Answers): Question[] =>
  prune(step, answers, earlier).questions;

const controlsIn = (state: StepState, answers: Answers): Set<string> =>
  new Set([
    ...askedIn(state, answers).flatMap((question) => [question.name, ...controlsOf(question)]),
    ...rowsOfStep(state.step, answers).flatMap(({ name }) => [name, rowCountName(name)]),
  ]);

test("Hidden questions never validate nor survive, whatever is typed", () => {
  fc.assert(
    fc.property(typed, (answers) => {
      const { steps, answers: counted } = evaluate(wizard, answers, "en");
      const asked = new Set(steps.flatMap((state) => [...controlsIn(state, answers)]));
      expect(Object.keys(counted).filter((name) => !asked.has(name))).toEqual([]);
      for (const state of steps) {
        const shown = controlsIn(state, answers);
        expect(Object.keys(state.errors).filter((name) => !shown.has(name))).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});

/** A good answer; another one at every attempt, where there are several. */
function goodAnswer({ name, field }: Question, attempt: number): Answers {
  const known = controlsOf({ name, field }).filter((control) => coupleAnswers[control] !== undefined);
  if (known.length > 0 && attempt % 3 < 2)
    return Object.fromEntries(known.map((control) => [control, coupleAnswers[control] ?? ""]));
  const { options } = field;
  if (options) return { [name]: options[attempt % options.length] ?? "" };
  if (field.parts.includes(".day"))
    return dayAnswers(name, /end_date/.test(name) ? "2026-12-01" : "2026-03-02");
  if (field.parts.includes(".line1"))
    return {
      [`${name}.line1`]: "12 High Street",
      [`${name}.suburb`]: "Titahi Bay",
      [`${name}.line2`]: "Porirua",
    };
  if (/phone/.test(name)) return { [name]: "04 476 1234" };
  if (/email/.test(name)) return { [name]: "mere@example.org" };
  if (/hours|amount/.test(name)) return { [name]: "10" };
  return { [name]: /country/.test(name) ? "Samoa" : "Rangi" };
}

const patience = 40;
/** Its services are picked from the directory, which is not there. */
const children = "dependent-children" satisfies StepName;

test("From random answers, whatever is asked can be answered, and the review is reached", () => {
  fc.assert(
    fc.property(typed, fc.nat(5), (typed, choice) => {
      let answers: Answers = typed;
      for (let attempt = 0; ; attempt++) {
        const { steps } = evaluate(wizard, answers, "en");
        const at = steps.find(({ name, isComplete }) => !isComplete && name !== children);
        if (!at) return;
        if (attempt > patience) throw new Error(`No end: ${at.name} ${JSON.stringify(at.errors)}`);
        const wrong = askedIn(at, answers).filter((question) =>
          [question.name, ...controlsOf(question)].some((name) => name in at.errors),
        );
        answers = Object.assign(
          {},
          answers,
          ...wrong.map((question) => goodAnswer(question, choice + attempt)),
        );
      }
    }),
    { numRuns: 25 },
  );
});
