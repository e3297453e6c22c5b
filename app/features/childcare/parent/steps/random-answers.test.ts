import fc from "fast-check";
import { expect, test } from "vitest";
import { type Answers, answerTo } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import { askedParts, pageOf } from "#app/wizard/parts.ts";
import { inDirectory } from "../../../../../tests/support/childcare-answers.ts";
import { application, applicationFacts } from "../../../../../tests/support/childcare-steps.ts";
import { incomeOf } from "./income/income-of.ts";
import { incomeTypes } from "./income/types.ts";

const wizard = application(applicationFacts);
const derived = { ...inDirectory("5001"), ...inDirectory("5002", { offers: false }) };
const mine = [
  "your-work",
  "assets-and-income",
  "dependent-children",
  "partner-work",
  "partner-assets-and-income",
];

/** As many rows as anybody would fill in. */
const rowsGiven: Answers = {
  "children.rows": "3",
  "children[0].providers.rows": "2",
  "children[1].providers.rows": "1",
  "parent.income_and_assets.other_income.rows": "2",
};
const everyQuestion = wizard.steps.flatMap((step) =>
  questionsOf(step, {
    ...rowsGiven,
    "children[0].attends_ece_service": "true",
    "children[1].attends_ece_service": "true",
  }),
);
const nonsense = [
  "__proto__",
  "constructor",
  "\u202ename",
  "<script>",
  "-1",
  "0",
  "168.555",
  "5001",
  "5002",
  "99",
  "👶",
];

const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(
    ...everyQuestion.flatMap((question) =>
      controlsOf(question).map((name) =>
        fc
          .oneof(
            {
              weight: 5,
              arbitrary: fc.constantFrom(
                ...(question.field.options?.length ? question.field.options : ["12"]),
              ),
            },
            { weight: 1, arbitrary: fc.constantFrom(...nonsense) },
            { weight: 1, arbitrary: fc.constant("") },
          )
          .map((value): [string, string] => [name, value]),
      ),
    ),
  )
  .map((entries) => ({ ...Object.fromEntries(entries), ...rowsGiven }));

const withoutCounts = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !name.endsWith(".rows")));

const statesOf = (answers: Answers) =>
  evaluate(wizard, answers, "en", { derived }).steps.filter(({ name }) => mine.includes(name));

test("From random answers, hidden questions are neither wrong nor kept, and what is kept asks the same again", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const { step, earlier, errors, ...state } of statesOf(answers)) {
        const counted = withoutCounts(state.answers);
        const asked = prune(step, answers, earlier).questions;
        const controls = new Set(asked.flatMap((question) => [question.name, ...controlsOf(question)]));
        expect(Object.keys(counted).filter((name) => !controls.has(name))).toEqual([]);
        expect(Object.keys(errors).filter((name) => !controls.has(name))).toEqual([]);
        expect(prune(step, counted, earlier).answers).toEqual(counted);
      }
    }),
    { numRuns: 20 },
  );
});

test("The pages of a step ask together exactly what the step asks", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const state of statesOf(answers)) {
        const onPages = askedParts(state).flatMap((part) => {
          const page = pageOf({ ...state, answers: { ...answers, ...state.answers } }, part);
          return prune(page.step, answers, page.earlier).questions.map(({ name }) => name);
        });
        const asked = prune(state.step, state.answers, state.earlier).questions.map(({ name }) => name);
        expect([...onPages].sort()).toEqual(expect.arrayContaining([...asked].sort()));
      }
    }),
    { numRuns: 8 },
  );
});

test("Clearing: no type that is off brings anything, nothing of a partner without one, no service of a child who attends none", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { answers: counted } = evaluate(wizard, answers, "en", { derived });
      for (const who of ["parent", "partner"] as const) {
        const off = incomeTypes.filter(
          (type) => answerTo(counted, `${who}.income_and_assets.${type}`) !== "true",
        );
        const kept = off.flatMap((type) =>
          Object.keys(counted).filter((name) => name.startsWith(`${who}.income_and_assets.${type}_`)),
        );
        expect(kept).toEqual([]);
        expect(incomeOf(who, counted)).toHaveLength(incomeTypes.length - off.length);
      }
      if (answerTo(counted, "hasPartner") !== "yes")
        expect(Object.keys(counted).filter((name) => /^partner\.(work|income)_/.test(name))).toEqual([]);
      for (const row of [0, 1, 2])
        if (answerTo(counted, `children[${row}].attends_ece_service`) !== "true")
          expect(
            Object.keys(counted).filter((name) => name.startsWith(`children[${row}].providers`)),
          ).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
